import { shopDay } from '#kit/clock.ts'
import type { Locale } from '#kit/localized.ts'
import { db } from '#platform/postgres/db.server.ts'
import type { CategorySlug } from '#shop/catalogue/product.ts'
import { listCards } from '#shop/search/cards/list-cards.ts'
import { listCardsBySlug } from '#shop/search/cards/list-cards-by-slug.ts'
import { listChoice } from '#shop/search/cards/list-choice.ts'
import { isOffered } from '#shop/settings/ready-bundles.ts'
import { seasonOf, type Season } from '#shop/settings/season.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'

/** Three stand beside the words; on phones a fourth makes the rows even. */
export const seasonCards = 4

/** What is bought in each season, from most to least, and where the rest of it stands. */
const plans: Record<Season, { from: CategorySlug[]; to: string }> = {
  summer: { from: ['recreational', 'protective'], to: '/shop/category/recreational' },
  autumn: { from: ['figure', 'hockey'], to: '/shop/category/figure' },
  winter: { from: ['accessories', 'recreational'], to: '/shop/accessories' },
  spring: { from: ['blades', 'speed'], to: '/shop/category/blades' },
}

type Asked = { chosen: string[]; settings: Pick<ShopSettings, 'readyBundles' | 'featuresOff'>; at: Date }

/** The season of the day, its products, or those that the merchant chose, and the way on: in summer to the kits of children, where there are any. */
export async function findSeason(locale: Locale, { chosen, settings, at }: Asked) {
  const season = seasonOf(shopDay(at))
  const { from, to } = plans[season]
  const hasKits =
    !settings.featuresOff.includes('set-builder') &&
    settings.readyBundles.some((one) => one.kind === 'kit' && isOffered(one))
  const picked = (await listCardsBySlug(db, locale, chosen)).map(({ card }) => card)
  const cards = picked.length ? picked : await listCards(db, locale, await mixed(from))
  return { season, isChosen: picked.length > 0, cards, to: season === 'summer' && hasKits ? '/bundles' : to }
}

/** The first shelf before the second. */
async function mixed(from: CategorySlug[]) {
  const lists = await Promise.all(from.map((one) => listChoice(db, [one], { limit: 2 * seasonCards, fill: true })))
  return lists.flatMap((ids, at) => ids.slice(0, at ? seasonCards : 2 * seasonCards))
}
