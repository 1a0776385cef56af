import { useEffect, useRef } from 'react'
import { data, Link, redirect } from 'react-router'
import type { OrderToPay } from '#flows/payments/find-order-to-pay.ts'
import { wholeRanges } from '#kit/whole-ranges.ts'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { takesOrders } from '#shop/settings/owner-facts.ts'
import { findSettings } from '#shop/settings/queries.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import { Breadcrumbs } from '#web/shell/page/breadcrumbs.tsx'
import { cartOwnerOf } from '#web/shell/cart/cart-owner.server.ts'
import { useCartLoadState, type CartLoadState } from '#web/shell/cart/cart-load-state.ts'
import { CartUnknown } from '#web/shell/cart/cart-unknown.tsx'
import { refusedFor, waitHeaders } from '#web/shell/forms/read-fields.ts'
import { findWaitingOrder } from '#web/shell/order/find-waiting-order.server.ts'
import { WaitingOrder } from '#web/shell/order/waiting-order.tsx'
import { passCookie } from '#web/shell/order/order-pass.server.ts'
import { lookUpOldAddress } from '#web/shell/places/look-up-old-address.server.ts'
import { provinceOptions, wardOptions } from '#web/shell/places/place-options.server.ts'
import { numberCookie } from '#web/shell/session/recognised-device.server.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { readerContext, readerGuard } from '#web/shell/access/reader-guard.server.ts'
import { Timed } from '#web/shell/reports/timed.tsx'
import { m } from '#words/messages.js'
import type { Route } from './+types/checkout-page.ts'
import { changeCoupons } from '#web/parts/coupons/change-coupons.server.ts'
import { codeReason } from './code-reason.ts'
import { CartProblems } from './retry-notice.tsx'
import { CheckoutForm } from './checkout-form.tsx'
import { buyerContactIn } from './buyer-contact-in.server.ts'
import { findBuyer } from './find-buyer.server.ts'
import { OrderSummary } from './order-summary.tsx'
import { changesTotal } from './changes-total.ts'
import { placeCheckout } from './place-checkout.server.ts'
import { readPlace } from '#shop/shipping/addresses/read-place.ts'
import { applySavedAddress } from './apply-saved-address.server.ts'
import { useCheckout } from './use-checkout.ts'
import { answeredView, viewCheckout, type CheckoutView } from './view-checkout.server.ts'

export const meta = () => pageMeta({ title: m.checkout_title() })
export const headers: Route.HeadersFunction = waitHeaders

export const middleware = [readerGuard]

export async function loader({ request, context }: Route.LoaderArgs) {
  const { cartId, userId } = await cartOwnerOf({ request, context })
  const buyer = await findBuyer(db, context.get(readerContext), new URL(request.url).searchParams.get('address'))
  const { place, ward } = await readPlace(db, { method: 'standard', ...buyer?.start })
  const [provinces, settings, view] = [
    await provinceOptions(db),
    await findSettings(db),
    context.get(answeredView) ??
      (await viewCheckout(db, { cartId, userId, place, ward, method: 'standard', locale: requestLocale() })),
  ]
  return {
    key: crypto.randomUUID(),
    provinces,
    shop: { address: settings.address, phone: settings.phone, hours: wholeRanges(settings.hours[requestLocale()]) },
    isOpen: takesOrders(settings),
    asks: optionalFieldsOf(settings, !buyer),
    view,
    waiting: await findWaitingOrder(db, request, userId),
    buyer,
    wards: buyer ? await wardOptions(db, buyer.start.province) : [],
  }
}

/** The optional fields that the merchant switched on. */
const optionalFieldsOf = ({ asksEmail, offersInspection, offersNote }: ShopSettings, isGuest: boolean) => ({
  mail: asksEmail && isGuest,
  inspection: offersInspection,
  note: offersNote,
})

/** Cash is paid on delivery; every other method starts its payment at once. */
const nextOf = (orderId: string, method: unknown) =>
  method === 'cod' ? `/order-success?order=${orderId}` : `/orders/${orderId}/pay`

export async function action({ request, context }: Route.ActionArgs) {
  const basket = await cartOwnerOf({ request, context })
  const form = await request.formData()
  const chosen = applySavedAddress(form, await findBuyer(db, context.get(readerContext), null))
  const wardCandidates = await lookUpOldAddress(db, form)
  const coupon = await changeCoupons(request, basket, form)
  const isPressed = form.get('intent') === 'place'
  // A typed code that was not applied yet is applied first, since the buyer must see the new total.
  if (coupon) form.set('intent', 'look')
  const placed = await placeCheckout({ request, basket, form })
  if (placed.order) {
    const headers = new Headers({ 'Set-Cookie': passCookie(request, placed.order.id) })
    const number = numberCookie(request)
    if (number) headers.append('Set-Cookie', number)
    return redirect(nextOf(placed.order.id, form.get('payment')), { headers })
  }
  const { asked, result, atField, isToReview } = placed
  const isOnlyLooking = form.get('intent') === 'look'
  const wards = await wardOptions(db, asked.province)
  const { cartId, userId } = basket
  const { place, ward, method } = asked
  const promised = String(form.get('carrierQuote') ?? '')
  const checkoutInput = {
    cartId,
    ...buyerContactIn(form),
    userId,
    place,
    ward,
    method,
    promised,
    locale: requestLocale(),
  }
  const view = await viewCheckout(db, checkoutInput)
  context.set(answeredView, view)
  const refusal = placed.refusal ?? (placed.isShort ? soldOut(view) : undefined)
  const moved =
    refusal && changesTotal(refusal.code) ? { from: Number(form.get('seenTotal')), to: view.total } : undefined
  const tryAgain =
    refusal || isToReview ? { refusal: refusal?.say(), moved, isCode: refusal?.code === 'code-refused' } : undefined
  const again = coupon && isPressed ? codeReason(form, coupon, view) : tryAgain
  return data(
    {
      result: isOnlyLooking || isToReview ? { initialValue: result.initialValue } : result,
      again,
      coupon,
      view,
      held: atField?.code === 'held-waiting' ? { count: view.count, why: m.checkout_held_closed() } : undefined,
      wards,
      chosen,
      wardCandidates,
      typed: String(form.get('oldAddress') ?? ''),
    },
    statusOf(refusal?.code, Boolean(isOnlyLooking || isToReview) && !coupon?.refusal, coupon?.seconds),
  )
}

/** The cart names the missing item; if it is back in stock meanwhile, pressing again places the order. */
const soldOut = ({ problems: [problem] }: CheckoutView) => ({
  code: problem ? 'cart-problem' : 'busy',
  say: () => problem ?? m.refusal_busy(),
})

function statusOf(refused: string | undefined, isFine: boolean, seconds?: number) {
  if (refused === 'placed-otherwise') return { status: 409 }
  return isFine ? { status: 200 } : refusedFor(seconds)
}

export default function CheckoutPage({ loaderData, actionData }: Route.ComponentProps) {
  const checkout = useCheckout({ loaderData, actionData })
  const { view, isStale, inStep } = checkout.live
  const standing = useCartLoadState({ served: view.count, ...inStep })
  const trail = [{ label: m.cart_title(), to: '/cart' }]
  return (
    <div className="wrap pb-6 md:pb-12">
      <Breadcrumbs trail={trail} here={m.checkout_title()} />
      {standing !== 'full' ? (
        <NothingToBuy
          {...view}
          waiting={loaderData.waiting}
          standing={standing}
          onRetry={inStep.retry}
          isAnswer={actionData !== undefined}
        />
      ) : (
        <div className="grid items-start gap-x-10 gap-y-6 md:grid-cols-[minmax(0,1fr)_25rem] lg:gap-x-24">
          <Timed part="OrderSummary">
            <OrderSummary view={view} isStale={isStale} />
          </Timed>
          <div className="md:col-start-1 md:row-start-1">
            <h1 className="type-h1">{m.checkout_title()}</h1>
            <Buyer buyer={loaderData.buyer} />
            <WaitingOrder order={loaderData.waiting} className="mt-4" />
            <Timed part="CheckoutForm">
              <CheckoutForm
                checkout={checkout}
                loaderData={loaderData}
                again={actionData?.again}
                coupon={actionData?.coupon}
                isAnswered={actionData !== undefined}
                old={actionData}
              />
            </Timed>
          </div>
        </div>
      )}
    </div>
  )
}

type NothingProps = Pick<CheckoutView, 'count' | 'problems' | 'news' | 'lent'> & {
  isAnswer: boolean
  waiting: OrderToPay | null
  standing: Exclude<CartLoadState, 'full'>
  onRetry: () => void
}

/** After a form was sent it takes the focus, since the page is still scrolled to where the button was. */
function NothingToBuy({ isAnswer, standing, waiting, onRetry, count, ...problemProps }: NothingProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isAnswer) box.current?.focus()
  }, [isAnswer])
  return (
    <div ref={box} tabIndex={-1} className="grid scroll-mt-4 gap-4 outline-none">
      <h1 className="type-h1">{m.checkout_title()}</h1>
      <WaitingOrder order={waiting} />
      {/* Lines that were taken out meanwhile have no problems any more. */}
      {count === 0 && <CartProblems {...problemProps} />}
      <div className="mx-auto w-full max-w-md">
        <CartUnknown standing={standing} onRetry={onRetry} />
      </div>
    </div>
  )
}

function Buyer({ buyer }: Pick<Route.ComponentProps['loaderData'], 'buyer'>) {
  if (buyer) return <p className="mt-1 break-words text-muted">{m.profile_checkout_as({ email: buyer.email })}</p>
  return (
    <p className="mt-1 text-muted">
      {m.checkout_guest()} ·{' '}
      <Link to="/auth?next=/checkout" className="link inline-flex min-h-11 items-center md:min-h-0">
        {m.checkout_sign_in()}
      </Link>
    </p>
  )
}
