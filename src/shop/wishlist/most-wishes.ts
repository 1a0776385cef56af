/** How many products one person may keep. */
export const mostWishes = 200
