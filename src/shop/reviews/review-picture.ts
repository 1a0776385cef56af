import { photoPath, type PhotoWidth } from '#shop/media/photo.ts'

export const picturePath = (file: string, width: PhotoWidth = 320) => photoPath('review-pictures', file, width)
