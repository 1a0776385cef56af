import { formatDate, formatWeekday } from '#kit/clock.ts'
import { getLocale } from '#words/runtime.js'

/** `Thứ Bảy, 21/11/2026` or `Sat, 21/11/2026`. */
export function dayWords(at: Date) {
  const weekday = formatWeekday(at, getLocale()).replace(/,?\s*\d.*$/, '')
  return `${weekday.charAt(0).toUpperCase()}${weekday.slice(1)}, ${formatDate(at, getLocale())}`
}
