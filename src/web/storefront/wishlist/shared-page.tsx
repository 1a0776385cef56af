import { requireFeature } from '#web/shell/access/require-feature.server.ts'
import { data, Link } from 'react-router'
import { db } from '#platform/postgres/db.server.ts'
import { linkIn } from '#platform/link-in.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { findSoldIds } from '#shop/catalogue/products/find-sold-ids.ts'
import { listCards } from '#shop/search/cards/list-cards.ts'
import { ProductGrid } from '#shop/search/cards/product-grid.tsx'
import { findSharedWishlist } from '#shop/wishlist/find-shared-wishlist.ts'
import { buttonClass } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Breadcrumbs } from '#web/shell/page/breadcrumbs.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import type { Route } from './+types/shared-page.ts'

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta({ title: titleOf(loaderData?.name ?? null) })

const titleOf = (name: string | null) => (name ? m.wishlist_share_list_of({ name }) : m.wishlist_share_list())

/** A shared wishlist with current prices and stock. For people with the link: not indexed, not cached. */
export async function loader({ request, params: { code } }: Route.LoaderArgs) {
  await requireFeature('wishlist-sharing')
  const shared = /^[\w-]{8,40}$/.test(code) ? await findSharedWishlist(db, code) : undefined
  if (!shared) throw data(null, { status: 404 })
  const sold = await findSoldIds(db, shared.productIds)
  const locale = requestLocale()
  return {
    name: shared.name,
    gone: shared.productIds.length - sold.length,
    cards: await listCards(db, locale, sold),
    link: new URL(request.url).searchParams.has('new') ? linkIn(locale, `/wishlist/shared/${code}`) : null,
  }
}

export default function SharedPage({ loaderData: { name, gone, cards, link } }: Route.ComponentProps) {
  return (
    <div className="wrap pb-8 md:pb-12">
      <Breadcrumbs trail={[{ label: m.wishlist_title(), to: '/wishlist' }]} here={titleOf(name)} />
      <h1 className="type-h1">{titleOf(name)}</h1>
      <p className="mt-2 text-muted">{m.wishlist_share_lead({ count: cards.length })}</p>
      {link && (
        <Notice tone="success" title={m.wishlist_share_ready()} className="mt-5">
          <span className="break-all select-all">{link}</span>
          <p className="mt-1">{m.wishlist_share_days()}</p>
        </Notice>
      )}
      {gone > 0 && <Notice className="mt-5">{m.wishlist_share_gone({ count: gone })}</Notice>}
      <h2 className="sr-only">{m.wishlist_share_products()}</h2>
      <div className="mt-6 md:mt-8">
        {cards.length ? (
          <ProductGrid cards={cards} isComparing={false} />
        ) : (
          <Link to="/shop" className={buttonClass()}>
            {m.cart_empty_boots()}
          </Link>
        )}
      </div>
    </div>
  )
}
