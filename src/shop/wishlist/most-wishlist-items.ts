/** How many products one person may keep. */
export const mostWishlistItems = 200
