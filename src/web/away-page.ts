import type { Locale } from '#kit/localized.ts'
import { m } from '#words/messages.js'
import { wordsPage } from './words-page.ts'

/** So long a database takes to come back after it fell. */
export const retrySeconds = 3

type Away = { locale: Locale; looks: string[]; isForm: boolean }

/** The page for a moment in which the database cannot be asked: looked at, it asks again by itself; after a form it says that pressing twice is safe. */
export function awayPage({ locale, looks, isForm }: Away) {
  const say = { locale }
  const text = isForm ? m.away_form({}, say) : m.away_text({}, say)
  const head = isForm ? '' : `<meta http-equiv="refresh" content="${retrySeconds}"/>`
  return wordsPage({ locale, looks, title: m.away_title({}, say), text, head })
}
