export const stockChanged = (variantIds: string[]) => ({ name: 'stock.changed' as const, facts: { variantIds } })
