import { formatDateTime } from '#kit/clock.ts'

/** `22:30`, in the shop's zone: the first word of what formatDateTime writes, alike in both languages. */
export const timeOfDay = (at: Date) => formatDateTime(at, 'vi').split(' ')[0]!
