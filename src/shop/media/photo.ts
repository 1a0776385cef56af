/** Photos that customers and staff upload, each kind in its own folder; the rows decide who may see them. */
export type PhotoFolder = 'review-pictures' | 'return-pictures' | 'work-pictures'

/** The largest upload; a browser with scripts makes the file smaller first. */
export const maxPhotoBytes = 5 * 1024 * 1024
/** Widths in px of a stored photo: one for lists, one to look closely. */
export const photoWidths = [320, 1280] as const
export type PhotoWidth = (typeof photoWidths)[number]

/** Files are named by the row's id, so that the route can check access by the primary key alone. */
export const photoFile = (id: string) => id.replaceAll('-', '')

export const photoPath = (folder: PhotoFolder, file: string, width: PhotoWidth = 320) =>
  `/${folder}/${file}-${width}.webp`

const fileNamePattern = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})-(?:320|1280)\.webp$/

/** The id in a file name; undefined if it is none of ours. */
export const photoIdIn = (name: string) => fileNamePattern.exec(name)?.slice(1).join('-')
