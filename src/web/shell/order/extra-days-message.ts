import type { Locale } from '#kit/localized.ts'
import { m } from '#words/messages.js'

/** How many working days a service adds before the goods are sent. */
export const extraDaysMessage = (days: number, options?: { locale: Locale }) =>
  days === 1 ? m.services_turnaround_one({}, options) : m.services_turnaround({ days }, options)
