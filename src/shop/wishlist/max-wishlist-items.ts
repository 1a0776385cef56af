/** How many products one user may save. */
export const maxWishlistItems = 200
