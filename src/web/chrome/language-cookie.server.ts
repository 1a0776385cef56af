import type { Locale } from '#kit/localized.ts'
import { env } from '#platform/env.server.ts'

/** Remembers a language for a year. Not HttpOnly on purpose: it holds a language, nothing else. */
export const languageCookie = (locale: Locale) =>
  `luot_lang=${locale}; Path=/; SameSite=Lax; Max-Age=31536000${env.SHOP_MODE === 'live' ? '; Secure' : ''}`
