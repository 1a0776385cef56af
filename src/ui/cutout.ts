/**
 * A picture whose file name ends so shows its goods without a ground of their own: it is stored on the pale ground and, as AVIF, on a dark one for
 * the dark theme. The name says it, since a picture is known by nothing else wherever it is shown.
 */
export const cutoutEnding = '-cutout'

export const isCutout = (file: string) => file.endsWith(cutoutEnding)

/** Follows the width in the name of the file on the dark ground. */
export const darkEnding = '-dark.avif'

/** Where the dark theme shows, as a media query: paper is light. */
export const darkScreen = 'screen and (prefers-color-scheme: dark)'
