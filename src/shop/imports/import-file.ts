/** Where the rows of an import lie, as UTF-8. */
export const importFile = (id: string) => `imports/${id}.csv`
