/** Widths in px of every stored picture, as AVIF and WebP. */
export const pictureWidths = [160, 400, 800, 1000] as const

/** The width in px for looking close, as AVIF only; stored where the original is as wide. */
export const zoomWidth = 2400
