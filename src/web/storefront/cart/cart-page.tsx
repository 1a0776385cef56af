import { useState } from 'react'
import { data, Form, Link, redirect } from 'react-router'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { listCartLines } from '#shop/cart/queries.ts'
import { useCart } from '#shop/cart/cart-provider.tsx'
import { FallbackText } from '#shop/catalogue/texts/fallback-text.tsx'
import { takesOrders } from '#shop/settings/owner-facts.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { listAddresses } from '#shop/shipping/addresses/list-addresses.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { Breadcrumbs } from '#web/shell/page/breadcrumbs.tsx'
import { cartOwnerOf } from '#web/shell/cart/cart-owner.server.ts'
import { CartLine } from '#web/shell/cart/cart-line.tsx'
import { useCartLoadState } from '#web/shell/cart/cart-load-state.ts'
import { CartUnknown } from '#web/shell/cart/cart-unknown.tsx'
import { viewCart, type CartView } from '#web/shell/cart/cart-view.server.ts'
import { CartLines } from '#web/shell/cart/cart-lines.tsx'
import { LooseProblems } from '#web/shell/cart/loose-problems.tsx'
import { promotionContextOf } from '#web/shell/cart/promotion-context.server.ts'
import { refusedFor, waitHeaders } from '#web/shell/forms/read-fields.ts'
import { findWaitingOrder } from '#web/shell/order/find-waiting-order.server.ts'
import { WaitingOrder } from '#web/shell/order/waiting-order.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { useNextFocus } from '#web/shell/page/use-next-focus.ts'
import { readerGuard } from '#web/shell/access/reader-guard.server.ts'
import { useCartView } from '#web/shell/cart/use-cart-view.ts'
import { cappedMessages } from '#web/shell/cart/view-own-cart.server.ts'
import { viewOwnSavedLines } from '#web/shell/cart/view-saved-lines.server.ts'
import { m } from '#words/messages.js'
import type { Route } from './+types/cart-page.ts'
import { changeCoupons } from '#web/parts/coupons/change-coupons.server.ts'
import { CouponBox } from '#web/parts/coupons/coupon-box.tsx'
import { provinceParam } from './province-param.ts'
import { CartBar, CartSummary } from './cart-summary.tsx'
import { changeCart } from '#web/parts/cart/change-cart.server.ts'
import { findReorderNotice } from '#web/parts/cart/find-reorder.server.ts'
import { toChangedCart } from '#web/parts/cart/to-changed-cart.server.ts'
import { findCartDelivery } from './find-cart-delivery.server.ts'
import { findRefusedProduct } from './find-refused-product.server.ts'
import { findRemovedLine, paramsOfRemoval, type RemovedLine as Line } from './find-removed-line.server.ts'
import { useAdoptedCart } from './use-adopted-cart.ts'
import { PlainCartLine } from './plain-cart-line.tsx'
import { SavedList } from './saved-list.tsx'
import { useSaved, type Saved } from './use-saved.ts'

export const meta = () => pageMeta({ title: m.cart_title(), description: m.cart_description() })
export const headers: Route.HeadersFunction = waitHeaders

export const middleware = [readerGuard]

export async function loader(args: Route.LoaderArgs) {
  const { cartId, userId, capped } = await cartOwnerOf(args)
  const lines = cartId ? await listCartLines(db, cartId) : []
  const locale = requestLocale()
  const view = await viewCart(db, lines, locale, await promotionContextOf(db, { cartId, userId }))
  const [home] = userId ? await listAddresses(db, userId) : []
  const province = provinceParam(args.request.url) ?? home?.provinceCode ?? ''
  return {
    view,
    capped: cappedMessages(view, capped),
    delivery: await findCartDelivery(db, { lines, province, locale }),
    saved: userId ? await viewOwnSavedLines(db, userId, locale) : { lines: [], problems: [] },
    isSignedIn: userId !== null,
    isOpen: takesOrders(await findSettings(db)),
    waiting: await findWaitingOrder(db, args.request, userId),
    takenOut: await findRemovedLine(db, args.request.url, locale),
    again: await findReorderNotice(db, args.request, locale),
  }
}

/** The cart without scripts: each button posts, the page comes back. */
export async function action(args: Route.ActionArgs) {
  const basket = await cartOwnerOf(args)
  const form = await args.request.formData()
  const coupon = await changeCoupons(args.request, basket, form)
  if (coupon)
    return coupon.refusal
      ? data({ refusal: undefined, back: undefined, notice: undefined, coupon }, refusedFor(coupon.seconds))
      : redirect('/cart')
  const { notice, refusal, refused, removed, put } = await changeCart(db, basket, form)
  const refusedProduct = refused && (await findRefusedProduct(refused, requestLocale()))
  if (refusal) return data({ refusal, back: refusedProduct, notice, coupon }, { status: 422 })
  if (notice) return data({ refusal, back: undefined, notice, coupon })
  return put ? toChangedCart(args.request, basket, put, removed && paramsOfRemoval(removed)) : redirect('/cart')
}

export default function CartPage({ loaderData, actionData }: Route.ComponentProps) {
  const { isLoaded, owner, items } = useCart()
  // The address forgets both once the browser's cart has taken the change over.
  const [takenOut, setTakenOut] = useState(loaderData.takenOut)
  const [again] = useState(loaderData.again)
  const isOut = takenOut !== null && !items.some(({ id }) => takenOut.keys.includes(id))
  const isReady = useHydrated() && isLoaded
  const { isAdopted, putBack } = useAdoptedCart(loaderData.view.lines)
  const live = useCartView(isAdopted)
  const saved = useSaved(loaderData.saved)
  const list = useNextFocus<HTMLDivElement>()
  const view = (isReady && live.view) || loaderData.view
  const answered = live.isStale ? undefined : live.view?.count
  const standing = useCartLoadState({ served: view.count, answered, failed: live.failed })
  return (
    <div className="wrap pb-8 md:pb-12">
      <Breadcrumbs trail={[]} here={m.cart_title()} />
      <h1 className="type-h1">{m.cart_title()}</h1>
      <WaitingOrder order={loaderData.waiting} className="mt-5" />
      <Notices
        texts={[...loaderData.capped, ...again, ...(actionData?.notice ? [actionData.notice] : [])]}
        refusal={actionData?.refusal}
        back={actionData?.back}
        failed={isReady && live.failed && standing === 'full'}
      />
      {!loaderData.isOpen && (
        <Notice tone="warning" className="mt-5">
          {m.layout_shop_opens_soon()}
        </Notice>
      )}
      {isOut && !(isReady && owner) && (
        <RemovedLineNotice
          line={takenOut}
          putBack={
            putBack &&
            (() => {
              putBack()
              setTakenOut(null)
            })
          }
        />
      )}
      <div className="mt-5">
        <ProblemList view={view} />
        <LooseProblems view={view} isTidied={isReady && live.isTidied} />
      </div>
      {standing !== 'full' ? (
        <div className="mx-auto max-w-md">
          <CartUnknown standing={standing} onRetry={live.retry} />
        </div>
      ) : (
        <div className="mt-6 grid items-start gap-10 md:grid-cols-[1fr_360px] lg:gap-16">
          <div ref={list} className="min-w-0">
            <Lines view={view} saved={saved} isHydrated={isReady} maySave={loaderData.isSignedIn} />
            <CartBar view={view} />
          </div>
          <CartSummary view={view} delivery={loaderData.delivery} isHydrated={isReady}>
            <Form method="post" className="mt-5 border-t border-line pt-4">
              <CouponBox coupons={view.promotions.coupons} answered={actionData?.coupon} onChanged={live.retry} />
            </Form>
          </CartSummary>
        </div>
      )}
      <SavedList saved={saved} isHydrated={isReady} />
    </div>
  )
}

/** All problems above the lines, each with a link to its line, since on a phone the line may be far below. */
function ProblemList({ view: { lines, problems } }: { view: Pick<CartView, 'lines' | 'problems'> }) {
  const shownProblems = problems.filter(({ id }) => lines.some((line) => line.id === id))
  if (lines.length < 2 || !shownProblems.length) return null
  return (
    <Notice tone="warning" title={m.cart_fix_count({ count: shownProblems.length })} className="mb-5">
      <ul>
        {shownProblems.map(({ id, text, lent }) => (
          <li key={`${id} ${text}`}>
            <a href={`#line-${id}`} className="link inline-flex min-h-11 items-center">
              <FallbackText text={text} words={lent} />
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

type RemovedProps = { line: Line; putBack: (() => void) | undefined }

/** A line that was just removed without scripts, with an undo button; `putBack` does it once they are here. */
const RemovedLineNotice = ({ line: { keys, name, quantity, agreed }, putBack }: RemovedProps) => (
  <Notice className="mt-5">
    <Form
      method="post"
      onSubmit={(event) => {
        if (!putBack) return
        event.preventDefault()
        putBack()
      }}
      className="flex flex-wrap items-center justify-between gap-3"
    >
      <span>{keys.length > 1 ? m.bundle_took_out({ name }) : m.cart_took_out({ name })}</span>
      {keys.map((key) => (
        <input key={key} type="hidden" name="line" value={key} />
      ))}
      <input type="hidden" name="quantity" value={quantity} />
      {agreed && <input type="hidden" name="agreed" value={agreed} />}
      <Button type="submit" name="intent" value="restore" size="sm" variant="outline">
        {m.cart_put_back()}
      </Button>
    </Form>
  </Notice>
)

type NoticesProps = {
  texts: string[]
  refusal: string | undefined
  back: { name: string; to: string } | undefined
  failed: boolean
}

function Notices({ texts, refusal, back, failed }: NoticesProps) {
  return (
    <>
      {refusal && (
        <Notice tone="error" className="mt-5">
          {refusal}
          {back && (
            <Link to={back.to} className="link mt-1 flex min-h-11 items-center">
              {m.product_back({ name: back.name })}
            </Link>
          )}
        </Notice>
      )}
      {texts.map((text) => (
        <Notice key={text} tone="warning" className="mt-5">
          {text}
        </Notice>
      ))}
      {failed && (
        <Notice tone="error" className="mt-5">
          {m.cart_drawer_failed()}
        </Notice>
      )}
    </>
  )
}

type LinesProps = { view: CartView; saved: Saved; isHydrated: boolean; maySave: boolean }

const Lines = ({ view, saved, isHydrated, maySave }: LinesProps) => (
  <>
    <ul className="border-t border-line">
      <CartLines view={view}>
        {(line) => {
          const problems = view.problems.filter((problem) => problem.id === line.id)
          return isHydrated ? (
            <CartLine key={line.id} line={line} problems={problems} onSave={() => void saved.putAside(line)} />
          ) : (
            <PlainCartLine key={line.id} most={view.maxPerLine} {...{ line, problems, maySave }} />
          )
        }}
      </CartLines>
    </ul>
    <Link to="/shop" className="mt-5 inline-flex min-h-11 items-center text-accent underline underline-offset-4">
      {m.cart_continue()}
    </Link>
  </>
)
