import { formatDate, shopDay } from './clock.ts'
import type { Locale, Localized } from './localized.ts'

const day = 86_400_000
const hour = 3_600_000
const minute = 60_000
/** Intl says “bây giờ” and “now”, which do not fit something that has happened. */
const justNow: Localized = { vi: 'vừa xong', en: 'just now' }

/** `vừa xong`, `5 phút trước`, `hôm qua`, `last week`: by the shop's calendar, whose weeks begin on Monday; a date if it is longer ago. */
export function relativeTime(at: Date, now: Date, locale: Locale) {
  const formatUnit = (count: number, unit: Intl.RelativeTimeFormatUnit) =>
    // Some versions of the Intl data capitalise some words.
    new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-count, unit).toLowerCase()
  const passed = Math.max(0, now.getTime() - at.getTime())
  if (passed < minute) return justNow[locale]
  if (passed < hour) return formatUnit(Math.floor(passed / minute), 'minute')
  const days = dayNumber(now) - dayNumber(at)
  if (days === 0 || passed < 6 * hour) return formatUnit(Math.floor(passed / hour), 'hour')
  const weeks = weekNumber(now) - weekNumber(at)
  if (days < 7) return formatUnit(days, 'day')
  return weeks === 1 ? formatUnit(1, 'week') : formatDate(at, locale)
}

const dayNumber = (at: Date) => Math.round(Date.parse(shopDay(at)) / day)
/** 1970-01-01 was a Thursday. */
const weekNumber = (at: Date) => Math.floor((dayNumber(at) + 3) / 7)
