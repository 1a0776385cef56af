/** As many as a shopper leafs through. */
export const mostProductPictures = 40
