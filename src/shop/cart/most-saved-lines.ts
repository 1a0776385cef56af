/** How many lines one user may save for later. */
export const mostSavedLines = 50
