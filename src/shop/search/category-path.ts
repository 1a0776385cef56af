/** The path of a category's listing. */
export const categoryPath = (slug: string) => (slug === 'accessories' ? '/shop/accessories' : `/shop/category/${slug}`)
