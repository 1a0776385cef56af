import { sql } from 'drizzle-orm'
import { addDays, shopDay } from '#kit/clock.ts'
import type { Locale } from '#kit/localized.ts'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'
import { bootDisciplines } from '#shop/catalogue/attributes/sizes.ts'
import { listCategories } from '#shop/catalogue/queries.ts'
import { listArticles } from '#shop/content/queries.ts'
import { listBestSellers } from '../cards/list-best-sellers.ts'
import { listChoice } from '../cards/list-choice.ts'
import { categoryPath } from '../category-path.ts'
import { searches } from '../schema.ts'
import { withMarks } from './find-matches.ts'
import { suggestedProducts, type SearchSuggestions } from './suggest.ts'

const mostProducts = 4
const mostPlaces = 6
const mostGuides = 3

/** What the search offers before anything is typed: what others sought, what sells, where things stand, what to read. */
export async function suggestAtStart(db: Db, locale: Locale): Promise<SearchSuggestions> {
  const slugs = [...bootDisciplines]
  const [popular, best, categories, guides] = await Promise.all([
    listPopularSearches(db, locale),
    listBestSellers(db, slugs, { limit: mostProducts }),
    listCategories(db, locale),
    listArticles(db, { kind: 'guide', locale, limit: mostGuides }),
  ])
  const isBest = best.length > 0
  const ids = isBest ? best : await listChoice(db, slugs, { limit: mostProducts })
  return {
    products: await suggestedProducts(db, locale, ids),
    places: categories.slice(0, mostPlaces).map(({ slug, name }) => ({ name, path: categoryPath(slug) })),
    guides: guides.map(({ title, slug }) => ({ name: title, path: `/guides/${slug}` })),
    count: 0,
    lacks: null,
    popular,
    isBest,
  }
}

const days = 30
/** Sought less often, it is chance, or one person's. */
const enough = 5
const mostShown = 5
/** Some fall away: what is the same with its marks, or is in the other language. */
const mostRead = 20

/**
 * What was sought most in the last weeks and found something, written with its marks. Only words that stand in names of products, and sizes:
 * nobody can put words of their own into the search of others by asking for them again and again.
 */
export async function listPopularSearches(db: Db, locale: Locale, now = new Date()): Promise<string[]> {
  const rows = await rowsOf<{ phrase: string }>(
    db,
    sql`select phrase from ${searches} s where day > ${shopDay(addDays(now, -days))}::date
      and not exists (
        select from unnest(string_to_array(phrase, ' ')) word where word !~ '^[0-9]{2,3}$'
          and not exists (select from traits t join trait_bits b on b.trait = t.id where t.kind = 'exact' and t.folded = word)
      )
      group by phrase having sum(times) >= ${enough} and (array_agg(found order by day desc))[1] > 0 and phrase ~ '[a-z]'
      order by sum(times) desc, phrase limit ${mostRead}`,
  )
  const written = await Promise.all(rows.map(({ phrase }) => withMarks(db, phrase)))
  // No letter outside of ASCII: what Vietnamese shoppers call a thing helps no English reader.
  const readable = locale === 'en' ? written.filter((phrase) => /^[ -~]+$/.test(phrase)) : written
  return [...new Set(readable)].slice(0, mostShown)
}
