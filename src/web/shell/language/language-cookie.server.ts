import type { Locale } from '#kit/localized.ts'
import { cookieName } from '#platform/secrets/cookie-name.server.ts'
import { env } from '#platform/env.server.ts'

export const languageCookieName = () => cookieName('luot_lang')

/** Remembers a language for a year. Not HttpOnly on purpose: it holds a language, nothing else. */
export const languageCookie = (locale: Locale) =>
  `${languageCookieName()}=${locale}; Path=/; SameSite=Lax; Max-Age=31536000${env.SHOP_MODE === 'live' ? '; Secure' : ''}`

/** Whether a browser remembers a language, this or that. */
export const choseLanguage = (cookies: string | null) =>
  (cookies ?? '').split(/;\s*/).some((cookie) => cookie.startsWith(`${languageCookieName()}=`))

/** Whether a browser says that its person chose English. */
export const choseEnglish = (cookies: string | null) =>
  (cookies ?? '').split(/;\s*/).includes(`${languageCookieName()}=en`)
