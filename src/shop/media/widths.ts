/** Widths in px in which every picture is kept, AVIF and WebP. */
export const pictureWidths = [160, 400, 800, 1000] as const
