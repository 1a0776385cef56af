import { pathIn, type Locale } from '#kit/localized.ts'
import { env } from './env.server.ts'

/** The whole address of a page in a language, for emails, papers, feeds and others outside the shop. */
export const linkIn = (locale: Locale, path: string) => env.BASE_URL + pathIn(locale, path)
