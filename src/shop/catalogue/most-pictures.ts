/** As many as a shopper leafs through. */
export const mostPictures = 40
