/** Where a category is listed. */
export const categoryPath = (slug: string) => (slug === 'accessories' ? '/shop/accessories' : `/shop/category/${slug}`)
