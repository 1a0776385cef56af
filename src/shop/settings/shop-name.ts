/** The name of a shop whose merchant gave it no other. */
export const defaultShopName = 'Lướt'

let latest: string = defaultShopName

/** Every reading of the settings keeps the name (queries.ts): titles and pages of errors cannot ask the database for it. */
export const keepShopName = (name: string) => void (latest = name)

/** The name of the shop as this process last read it; in a browser as its page has it (`data-shop`, root.tsx). */
export const shopName = () => (import.meta.env.SSR ? latest : document.documentElement.dataset.shop || defaultShopName)
