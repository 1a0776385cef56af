/** Empty rows for added products, each with a field for the SKU. */
export const newPlaces = [0, 1, 2] as const
