/** The path of the rows of an import, as UTF-8. */
export const importFile = (id: string) => `imports/${id}.csv`
