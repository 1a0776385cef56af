import { useEffect, useState } from 'react'
import { Link, useHref } from 'react-router'
import { fetchJson } from '#kit/fetch-json.ts'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import type { Card } from '#shop/search/cards/list-cards.ts'
import { maxWishlistItems } from '#shop/wishlist/max-wishlist-items.ts'
import { useWishlist } from '#shop/wishlist/wishlist-provider.tsx'
import type { WishlistItem } from '#shop/wishlist/wishlist.ts'
import { buttonClass } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { TwinTrack } from '#ui/drawings/twin-track.tsx'
import { Breadcrumbs } from '#web/shell/page/breadcrumbs.tsx'
import { useMe } from '#web/shell/session/me-provider.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { useNextFocus } from '#web/shell/page/use-next-focus.ts'
import { readerContext, readerGuard } from '#web/shell/access/reader-guard.server.ts'
import { viewWishlist } from '#web/shell/wishlist/view-wishlist.server.ts'
import { wishlistSync } from '#web/shell/wishlist/wishlist-sync.ts'
import { m } from '#words/messages.js'
import type { Route } from './+types/wishlist-page.ts'
import { ClearWishlist } from './clear-wishlist.tsx'
import { ShareWishlistDialog } from './share-wishlist-dialog.tsx'
import { WishlistCard, WishlistSkeleton } from './wishlist-card.tsx'

export const meta = () => pageMeta({ title: m.wishlist_title(), description: m.wishlist_description() })

const notices: Record<string, () => string> = {
  full: () => m.wishlist_full({ max: maxWishlistItems }),
  unknown: () => m.wishlist_unknown(),
  nothing: () => m.wishlist_share_nothing(),
  often: () => m.wishlist_share_too_often(),
}

export const middleware = [readerGuard]

export async function loader({ request, context }: Route.LoaderArgs) {
  const person = context.get(readerContext)
  const notice = notices[new URL(request.url).searchParams.get('notice') ?? '']?.()
  if (!person) return { items: [] as WishlistItem[], cards: [], isSignedIn: false, notice }
  return { ...(await viewWishlist(db, person.id, requestLocale())), isSignedIn: true, notice }
}

export default function WishlistPage({
  loaderData: { items: first, cards, isSignedIn, notice },
}: Route.ComponentProps) {
  const { me } = useMe()
  const { items, isKnown } = useShownWishlist(first, isSignedIn)
  const { fresh, failed, retry } = useFreshCards(items, cards)
  const list = useNextFocus<HTMLDivElement>()
  const count = items.length
  return (
    <div ref={list} className="wrap pb-8 md:pb-12">
      <Breadcrumbs trail={[]} here={m.wishlist_title()} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="type-h1">{m.wishlist_title()}</h1>
        {count > 0 && (
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <ShareWishlistDialog items={items} />
            <ClearWishlist count={count} />
          </div>
        )}
      </div>
      {notice && (
        <Notice tone="error" className="mt-5">
          {notice}
        </Notice>
      )}
      {failed && (
        <Notice
          tone="error"
          className="mt-5"
          action={
            <button type="button" onClick={retry} className={buttonClass({ size: 'sm', variant: 'outline' })}>
              {m.error_retry()}
            </button>
          }
        >
          {m.wishlist_failed()}
        </Notice>
      )}
      {count > 0 && me === null && <HereOnly />}
      {!isSignedIn && (
        <noscript>
          <Notice className="mt-5">
            {m.wishlist_no_script()} <SignIn />
          </Notice>
        </noscript>
      )}
      {count > 0 && <h2 className="sr-only">{m.wishlist_count({ count })}</h2>}
      {count > 0 ? (
        <ul className="mt-6 grid grid-cols-2 gap-x-3 gap-y-8 tablet:grid-cols-4 md:mt-8 md:gap-x-6 md:gap-y-10">
          {items.toReversed().map((item) => (
            <li key={item.id} data-item tabIndex={-1} className="flex flex-col">
              {fresh.has(item.id) ? (
                <WishlistCard item={item} card={fresh.get(item.id) ?? null} />
              ) : (
                <WishlistSkeleton />
              )}
            </li>
          ))}
        </ul>
      ) : isKnown ? (
        <EmptyWishlist />
      ) : (
        <Unknown isSignedIn={isSignedIn} />
      )}
    </div>
  )
}

/** The most ids that one request may name. */
const atOnce = 100

/** A current card for each item; null: no longer sold; missing: not loaded yet. */
function useFreshCards(items: WishlistItem[], first: Card[]) {
  const href = useHref('/api/wishlist')
  const [fresh, setFresh] = useState<ReadonlyMap<string, Card | null>>(
    () => new Map(first.map((card) => [card.id, card])),
  )
  const [failed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)
  const missing = items.flatMap(({ id }) => (fresh.has(id) ? [] : [id])).slice(0, atOnce)
  const idsParam = missing.join()
  useEffect(() => {
    if (!idsParam) return
    const stop = new AbortController()
    void (async () => {
      try {
        const cards = await fetchCards(`${href}?ids=${idsParam}`, stop.signal)
        const entries = idsParam.split(',').map((id) => [id, cards.find((card) => card.id === id) ?? null] as const)
        setFresh((before) => new Map([...before, ...entries]))
        setFailed(false)
      } catch {
        if (!stop.signal.aborted) setFailed(true)
      }
    })()
    return () => stop.abort()
  }, [idsParam, href, tries])
  return { fresh, failed, retry: () => setTries((n) => n + 1) }
}

const fetchCards = async (address: string, signal: AbortSignal) =>
  (await fetchJson<{ cards: Card[] }>(address, { signal })).cards

/** The browser's list; for a person who just signed in here the server's, until the two are merged. */
function useShownWishlist(fromServer: WishlistItem[], isSignedIn: boolean) {
  const { items, owner } = useWishlist()
  const [hasSynced, setSynced] = useState(false)
  useEffect(() => {
    if (!isSignedIn) return
    const onSynced = () => setSynced(true)
    wishlistSync.meet().then(onSynced, onSynced)
  }, [isSignedIn])
  const isTheServers = owner === undefined || (isSignedIn && !hasSynced && !items.length)
  return { items: isTheServers ? fromServer : items, isKnown: owner !== undefined && (!isSignedIn || hasSynced) }
}

/** A visitor's list is in the browser and may be merged into a person's, so the list is not called empty before it was read. */
const Unknown = ({ isSignedIn }: { isSignedIn: boolean }) => (
  <>
    <div className="mt-6 grid grid-cols-2 gap-x-3 tablet:grid-cols-4 md:mt-8 md:gap-x-6 noscript:hidden">
      <WishlistSkeleton />
    </div>
    {isSignedIn && (
      <noscript>
        <EmptyWishlist />
      </noscript>
    )}
  </>
)

const SignIn = () => (
  <Link to="/auth?next=/wishlist" className="text-accent underline underline-offset-4">
    {m.wishlist_sign_in()}
  </Link>
)

const HereOnly = () => (
  <p className="mt-2 text-muted">
    {m.wishlist_here_only()} <SignIn />
  </p>
)

const EmptyWishlist = () => (
  <div tabIndex={-1} data-empty className="mx-auto max-w-md py-8 text-center outline-none">
    <TwinTrack className="mb-6 text-accent" />
    <p className="type-h3">{m.wishlist_empty_title()}</p>
    <p className="mt-2 text-muted">{m.wishlist_empty_text()}</p>
    <div className="mt-6 grid gap-3">
      <Link to="/shop" className={buttonClass({ block: true })}>
        {m.cart_empty_boots()}
      </Link>
      <Link to="/shop/accessories" className={buttonClass({ variant: 'outline', block: true })}>
        {m.cart_empty_accessories()}
      </Link>
    </div>
  </div>
)
