/** Empty places for goods that are added, each with its SKU. */
export const newPlaces = [0, 1, 2] as const
