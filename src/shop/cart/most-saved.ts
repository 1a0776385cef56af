/** How many lines one person may put aside. */
export const mostSaved = 50
