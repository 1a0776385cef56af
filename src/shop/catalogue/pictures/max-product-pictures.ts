/** More pictures than this no shopper looks through. */
export const maxProductPictures = 40
