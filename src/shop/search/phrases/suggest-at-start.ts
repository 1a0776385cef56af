import { langIfOther, type Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { bootDisciplines } from '#shop/catalogue/attributes/sizes.ts'
import { listCategories } from '#shop/catalogue/queries.ts'
import { listArticles } from '#shop/content/queries.ts'
import { listBestSellers } from '../cards/list-best-sellers.ts'
import { listChoice } from '../cards/list-choice.ts'
import { categoryPath } from '../category-path.ts'
import { listPopularSearches } from './list-popular-searches.ts'
import { suggestedProducts, type SearchSuggestions } from './suggest.ts'

const maxProducts = 4
const maxPlaces = 6
const maxGuides = 3

/** The suggestions for an empty search box: popular searches, best sellers, categories, guides. */
export async function suggestAtStart(db: Db, locale: Locale): Promise<SearchSuggestions> {
  const slugs = [...bootDisciplines]
  const [popular, best, categories, guides] = await Promise.all([
    listPopularSearches(db, locale),
    listBestSellers(db, slugs, { limit: maxProducts }),
    listCategories(db, locale),
    listArticles(db, { kind: 'guide', locale, limit: maxGuides }),
  ])
  const isBest = best.length > 0
  const ids = isBest ? best : await listChoice(db, slugs, { limit: maxProducts })
  return {
    products: await suggestedProducts(db, locale, ids),
    places: categories.slice(0, maxPlaces).map(({ slug, name }) => ({ name, path: categoryPath(slug) })),
    help: [],
    guides: guides.map((guide) => ({
      name: guide.title,
      path: `/guides/${guide.slug}`,
      lang: langIfOther(guide.locale, locale),
    })),
    count: 0,
    lacks: null,
    popular,
    isBest,
  }
}
