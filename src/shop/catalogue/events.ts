/** A change of anything that the product's page shows: words, prices, pictures, variants. */
export const productChanged = (productId: string) => ({ name: 'product.changed' as const, facts: { productId } })
