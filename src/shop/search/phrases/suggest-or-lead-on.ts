import type { Locale } from '#kit/localized.ts'
import { pick } from '#kit/pick.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { suggest, type SearchSuggestions } from './suggest.ts'

/** Suggestions for what is typed; where nothing fits, the popular searches and categories of an empty field (`atStart`), so that nobody stands before an empty panel. */
export async function suggestOrLeadOn(
  db: Db,
  locale: Locale,
  q: string,
  atStart: () => Promise<SearchSuggestions>,
): Promise<SearchSuggestions> {
  const found = await suggest(db, locale, q)
  const isNone = [found.products, found.places, found.help, found.guides].every(({ length }) => !length)
  return isNone ? { ...found, ...pick(await atStart(), ['popular', 'places']) } : found
}
