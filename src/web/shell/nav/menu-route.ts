import { findSettings } from '#shop/settings/queries.ts'
import { listBundlesForSale } from '#shop/catalogue/products/list-bundles-for-sale.ts'
import { menuWithout } from './without-features.ts'
import { data } from 'react-router'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { listBrandLines } from '#shop/catalogue/queries.ts'
import { listArticles } from '#shop/content/queries.ts'
import { countForSale } from '#shop/search/listings/count-for-sale.ts'
import { listPackshots } from '#shop/search/cards/list-packshots.ts'
import { arrangeMenu } from './arrange-menu.server.ts'
import { buildMenu } from './build-menu.server.ts'
import { langsOfPages, namesOfPages } from './build-nav.server.ts'
import { findNavFacts } from './find-nav.server.ts'

const maxGuides = 9

/** The menu items, fetched when a menu is first opened. The same for everyone; fresh for 5 minutes. */
export async function loader() {
  const locale = requestLocale()
  const [shelves, packshots, lines, guides, facts] = await Promise.all([
    countForSale(db),
    listPackshots(db, locale),
    listBrandLines(db, locale),
    listArticles(db, { kind: 'guide', locale, limit: maxGuides }),
    findNavFacts(db, locale),
  ])
  const { featuresOff, menus } = await findSettings(db)
  const hasBundles = (await listBundlesForSale(db)).length > 0
  const whole = buildMenu({ shelves, packshots, lines, guides, hasBundles, locale })
  const built = arrangeMenu(whole, menus?.shop, namesOfPages(facts), langsOfPages(facts))
  const menu = menuWithout(built, featuresOff)
  return data(menu, { headers: { 'Cache-Control': 'private, max-age=300' } })
}
