/** How many lines one person may put aside. */
export const mostSavedLines = 50
