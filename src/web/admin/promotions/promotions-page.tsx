import { inLocale } from '#kit/localized.ts'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { listPromotions, promotionViews, promotionViewOf } from '#shop/pricing/list-promotions.ts'
import { describePromotion } from '#shop/pricing/describe-promotion.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { HeadLinks } from '#web/admin-kit/page/head-links.tsx'
import { defineList } from '#web/admin-kit/list/define-list.tsx'
import { listTaxonomyNames } from './list-taxonomy-names.server.ts'
import type { Route } from './+types/promotions-page.ts'
import { promotionColumns, PromotionCard } from './promotion-columns.tsx'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.promotion_title() })

export async function loader({ url }: Route.LoaderArgs) {
  const at = new Date()
  const locale = requestLocale()
  const { nameOf } = await listTaxonomyNames(db, locale)
  const all = (await listPromotions(db)).map((one) => ({
    ...one,
    name: inLocale(one.name, locale),
    view: promotionViewOf(one, at),
    said: describePromotion(one, locale, nameOf),
  }))
  const view = promotionViews.find((one) => one === url.searchParams.get('view')) ?? 'running'
  const counts = promotionViews.map((one) => ({ view: one, count: all.filter((row) => row.view === one).length }))
  return { view, counts, rows: all.filter((row) => row.view === view) }
}

const viewWords = {
  running: () => m.promotion_view_running(),
  planned: () => m.promotion_view_planned(),
  over: () => m.promotion_view_over(),
}

const toNew = () => [{ to: '/admin/promotions/new', label: m.promotion_new(), isMain: true }]

export default defineList(({ loaderData: { view, counts } }: Route.ComponentProps) => ({
  title: m.promotion_title(),
  links: toNew(),
  columns: promotionColumns(),
  card: PromotionCard,
  tabs: {
    name: 'view',
    label: m.promotion_title(),
    current: view,
    of: counts.map((one) => ({ value: one.view, label: viewWords[one.view](), count: one.count })),
  },
  empty: { title: m.promotion_none_title(), text: m.promotion_none_text(), action: <HeadLinks links={toNew()} /> },
}))
