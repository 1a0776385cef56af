import type { Locale } from '#kit/localized.ts'
import { m } from '#words/messages.js'

/** How many working days a service adds before the goods are sent. */
export const extraDaysMessage = (days: number, options?: { locale: Locale }) =>
  days === 1 ? m.service_turnaround_one({}, options) : m.service_turnaround({ days }, options)
