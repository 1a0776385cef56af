import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { searchMedia } from '#shop/media/search-media.ts'
import { listCards } from '#shop/search/cards/list-cards.ts'
import { suggestProducts } from '#shop/search/phrases/suggest.ts'
import { textParam } from '../list/list-params.ts'
import type { Route } from './+types/choices-route.ts'

const mostPictures = 24

/** Search results of the editor's dialogs: pictures of the library, or products by name. */
export async function loader({ url }: Route.LoaderArgs) {
  const text = textParam(url.searchParams)
  const locale = requestLocale()
  if (url.searchParams.get('of') === 'products') {
    const { ids } = text.length > 1 ? await suggestProducts(db, text) : { ids: [] }
    const cards = await listCards(db, locale, ids)
    return {
      pictures: [],
      products: cards.map(({ slug, name, pictures }) => ({ slug, name, picture: pictures[0]?.file ?? null })),
    }
  }
  return { pictures: await searchMedia(db, locale, { text, limit: mostPictures }), products: [] }
}
