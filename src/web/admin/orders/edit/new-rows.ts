/** Empty rows for added products, each with a field for the SKU. */
export const newRows = [0, 1, 2] as const
