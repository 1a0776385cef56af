/** How many products one user may save. */
export const mostWishlistItems = 200
