/** Photos that people send, each kind in a folder of its own; what is in each is seen by whom the rows say. */
export type PhotoFolder = 'review-pictures' | 'return-pictures' | 'work-pictures'

/** The largest upload; a browser with scripts makes it smaller first. */
export const maxPhotoBytes = 5 * 1024 * 1024
/** Widths in px of a kept photo: one for the row, one to look closely. */
export const photoWidths = [320, 1280] as const
export type PhotoWidth = (typeof photoWidths)[number]

/** Files are named by the row's own id, so that the door finds out by the primary key alone who may see them. */
export const photoFile = (id: string) => id.replaceAll('-', '')

export const photoPath = (folder: PhotoFolder, file: string, width: PhotoWidth = 320) =>
  `/${folder}/${file}-${width}.webp`

const named = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})-(?:320|1280)\.webp$/

/** The id in the name of a file; nothing where it is none of ours. */
export const photoIdIn = (name: string) => named.exec(name)?.slice(1).join('-')
