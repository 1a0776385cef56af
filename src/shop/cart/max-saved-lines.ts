/** How many lines one user may save for later. */
export const maxSavedLines = 50
