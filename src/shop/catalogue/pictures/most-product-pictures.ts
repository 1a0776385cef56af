/** More pictures than this no shopper looks through. */
export const mostProductPictures = 40
