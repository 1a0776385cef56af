import type { Locale } from './localized.ts'

/** Dates of the shop are Vietnamese dates wherever the server runs; UTC+7 all year. */
export const shopZone = 'Asia/Ho_Chi_Minh'

const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone: shopZone })
const tags: Record<Locale, string> = { vi: 'vi-VN', en: 'en-GB' }

/** The calendar day in the shop's time zone, `2026-11-21`. */
export const shopDay = (at: Date) => isoDay.format(at)

/** The start of this moment's day in the shop's time zone. */
export const startOfDay = (at: Date) => new Date(`${shopDay(at)}T00:00:00+07:00`)

const shopOffsetMs = 7 * 3_600_000

/** `20261121223000`: how Vietnamese banks and gateways write a moment, in the shop's time zone. */
export const shopStamp = (at: Date) =>
  new Date(at.getTime() + shopOffsetMs).toISOString().replace(/\D/g, '').slice(0, 14)

/** The moment of such a stamp; undefined if it is invalid. */
export function readShopStamp(stamp: string): Date | undefined {
  const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(stamp)
  if (!parts) return
  const at = new Date(new Date(`${parts.slice(1, 4).join('-')}T${parts.slice(4).join(':')}Z`).getTime() - shopOffsetMs)
  return Number.isNaN(at.getTime()) ? undefined : at
}

const dayMs = 86_400_000
export const addDays = (at: Date, days: number) => new Date(at.getTime() + days * dayMs)

/** The calendar day so many days after `day`, or before it. Bare days are counted alike in every time zone. */
export const dayAfter = (day: string, days: number) => addDays(new Date(day), days).toISOString().slice(0, 10)

/** How many days the calendar day `to` comes after `from`. */
export const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / dayMs)

/** `21/11/2026` in both languages. */
export const formatDate = (at: Date, locale: Locale) =>
  at.toLocaleDateString(tags[locale], { timeZone: shopZone, day: '2-digit', month: '2-digit', year: 'numeric' })

/** `22:30:05`. */
export const formatTime = (at: Date, locale: Locale) =>
  at.toLocaleTimeString(tags[locale], { timeZone: shopZone, hour: '2-digit', minute: '2-digit', second: '2-digit' })

/** `22:30 21/11/2026`. */
export const formatDateTime = (at: Date, locale: Locale) =>
  `${at.toLocaleTimeString(tags[locale], { timeZone: shopZone, hour: '2-digit', minute: '2-digit' })} ${formatDate(at, locale)}`

/** `thứ Tư, 25/11` or `Wed, 25/11`: the short day of a delivery. */
export const formatWeekday = (at: Date, locale: Locale) =>
  at.toLocaleDateString(tags[locale], {
    timeZone: shopZone,
    weekday: locale === 'vi' ? 'long' : 'short',
    day: '2-digit',
    month: '2-digit',
  })
