import { pictureWidths } from './review.ts'

type Width = (typeof pictureWidths)[number]

/** Files are named by the row's own id, so that the door finds out what became of the review by the primary key alone. */
export const pictureFile = (id: string) => id.replaceAll('-', '')

export const picturePath = (file: string, width: Width = 320) => `/review-pictures/${file}-${width}.webp`

const named = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})-(?:320|1280)\.webp$/

/** The id in the name of a file; nothing where it is none of ours. */
export const pictureIdIn = (name: string) => named.exec(name)?.slice(1).join('-')
