/** Anything about a product that its page shows: words, prices, pictures, variants. */
export const productChanged = (productId: string) => ({ name: 'product.changed' as const, facts: { productId } })
