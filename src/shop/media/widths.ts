/** Widths in px of every stored picture, as AVIF and WebP. */
export const pictureWidths = [160, 400, 800, 1000] as const
