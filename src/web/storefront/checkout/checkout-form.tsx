import { getFormProps } from '@conform-to/react'
import { Fragment, use } from 'react'
import { Form, Link } from 'react-router'
import { dong } from '#kit/money.ts'
import type { PaymentMethod } from '#shop/checkout/payment-method.ts'
import { deliveryMethodName } from '#shop/shipping/zones/delivery-method-name.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { ErrorSummary } from '#ui/fields/error-summary.tsx'
import { Notice } from '#ui/notice.tsx'
import { Tag } from '#ui/tag.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { NavContext } from '#web/shell/nav/menu.ts'
import { useCheckOnLeave } from '#web/shell/forms/use-after-press.ts'
import { methodWords } from '#web/shell/order/payment-words.ts'
import { m } from '#words/messages.js'
import type { Route } from './+types/checkout-page.ts'
import type { CouponAnswer } from '#web/parts/coupons/change-coupons.server.ts'
import { CouponBox } from '#web/parts/coupons/coupon-box.tsx'
import type { WardCandidateView } from '#web/shell/places/find-ward-candidate-views.server.ts'
import { LoadError } from '#web/shell/errors/load-error.tsx'
import type { CheckoutBuyer } from './find-buyer.server.ts'
import { RetryNotice, CartProblems, type RetryReason } from './retry-notice.tsx'
import { ContactFields } from './contact-fields.tsx'
import { DeliveryFields, daysText } from './delivery-fields.tsx'
import { MoreFields } from './more-fields.tsx'
import { PaymentFields } from './payment-fields.tsx'
import { reviewMark } from './review-mark.ts'
import { ReviewOrder, type OrderReview } from './review-order.tsx'
import type { Checkout } from './use-checkout.ts'
import { useTypedCheckout } from './use-typed-checkout.ts'

type Props = Pick<Route.ComponentProps, 'loaderData'> & {
  checkout: Checkout
  again: RetryReason | undefined
  coupon: CouponAnswer | undefined
  /** The server answered the form, with what was typed in it. */
  isAnswered: boolean
  /** The result of the old-address search without scripts. */
  old: { wardCandidates?: WardCandidateView[]; typed: string } | undefined
}

/** Contact, delivery, payment, review: one page, one button. */
export function CheckoutForm({ checkout, loaderData, again, coupon, isAnswered, old }: Props) {
  const { form, fields, live, payment, errors, isBusy } = checkout
  const { shop, provinces, buyer, asks, isOpen } = loaderData
  const isPickup = live.place.method === 'pickup'
  const checkOnLeave = useCheckOnLeave(form)
  useTypedCheckout(checkout, { buyer, isAnswered, key: loaderData.key })
  return (
    <Form method="post" {...getFormProps(form)} noValidate onBlur={checkOnLeave} className="mt-6 grid gap-10">
      <noscript>
        {/* The first submit button, which Enter activates, so that Enter does not place the order. */}
        <button type="submit" name="intent" value="look" tabIndex={-1} className="sr-only" aria-hidden />
      </noscript>
      {!isBusy && form.status === 'error' && (
        <ErrorSummary title={m.checkout_errors({ count: errors.length })} errors={errors} />
      )}
      {!isOpen && <Notice tone="warning">{m.layout_shop_opens_soon()}</Notice>}
      {again && !isBusy && <RetryNotice {...again} />}
      <CartProblems {...live.view} />
      <input type="hidden" name="key" value={loaderData.key} />
      <input type="hidden" name="seenTotal" value={live.view.total} />
      <input type="hidden" name="seal" value={live.view.seal} />
      <input type="hidden" name="carrierQuote" value={live.view.carrierQuote} />
      <input type="hidden" name="reviewed" value={reviewMark({ ...live.place, payment })} />
      {buyer && (
        <SavedAddressButtons addresses={buyer.addresses} chosen={checkout.chosen} onPick={checkout.pickSaved} />
      )}
      <ContactFields fields={fields} asksEmail={asks.mail} />
      <div>
        <DeliveryFields
          fields={fields}
          provinces={provinces}
          wards={live.wards}
          methods={live.view.methods}
          shop={shop}
          place={live.place}
          wardCandidates={old?.wardCandidates}
          typed={old?.typed}
          onChoose={live.choose}
        />
        {live.hasFailed && <LoadError className="mt-5" text={m.checkout_fee_unreached()} onRetry={live.again} />}
        {buyer && checkout.chosen === 'other' && !isPickup && (
          <Checkbox
            name={fields.keepAddress.name}
            defaultChecked={fields.keepAddress.initialValue === 'on'}
            label={m.checkout_keep_address()}
            className="mt-3"
          />
        )}
      </div>
      <MoreFields
        fields={fields}
        asks={{ ...asks, inspection: asks.inspection && !isPickup }}
        paysAtDoor={payment === 'cod'}
      />
      <PaymentFields
        fields={fields}
        payments={checkout.payments}
        chosen={payment}
        isFree={live.view.isFree}
        isPickup={isPickup}
        onChoose={checkout.setPayment}
      />
      <CouponBox coupons={live.view.promotions.coupons} answered={coupon} onChanged={() => live.choose({})} />
      <ReviewOrder
        view={live.view}
        reviewed={describeOrderReview(checkout, loaderData)}
        ids={{ who: fields.name.id, where: isPickup ? fields.method.id : fields.province.id, pay: fields.payment.id }}
      />
      <div>
        {isOpen ? (
          <PlaceButton total={live.view.total} isBusy={isBusy} />
        ) : (
          <p className="font-medium text-ink">{m.layout_shop_opens_soon()}</p>
        )}
        <AgreeNote phone={shop.phone} payment={payment} isFree={live.view.isFree} />
      </div>
    </Form>
  )
}

type Saved = CheckoutBuyer['addresses'][number]
type SavedAddressButtonsProps = {
  addresses: Saved[]
  chosen: string
  onPick: (id: string, fields: Partial<Saved['fields']>) => void
}

/** Saved addresses as buttons of the form: a press fills the fields below, and all else stays as typed. */
function SavedAddressButtons({ addresses, chosen, onPick }: SavedAddressButtonsProps) {
  const isHydrated = useHydrated()
  if (!addresses.length) return null
  const otherAddress = { id: 'other', name: m.profile_checkout_other(), line: '', isOld: false }
  const all = [...addresses, { ...otherAddress, fields: { province: '', ward: '', street: '' } }]
  return (
    <div role="group" aria-label={m.profile_checkout_saved()}>
      <p className="type-label mb-1.5 text-ink">{m.profile_checkout_saved()}</p>
      <input type="hidden" name="chosen" value={chosen} />
      <ul className="grid gap-2">
        {all.map(({ id, name, line, isOld, fields }) => (
          <li key={id}>
            <button
              type={isHydrated ? 'button' : 'submit'}
              name="pickAddress"
              value={id}
              onClick={isHydrated ? () => onPick(id, fields) : undefined}
              aria-pressed={id === chosen}
              className="block w-full rounded-sm border border-line-strong bg-surface px-4 py-2.5 text-start transition-colors hover:border-ink aria-pressed:border-ink aria-pressed:[box-shadow:inset_0_0_0_1px_var(--ink)]"
            >
              <span className="block leading-snug font-[560] text-ink">{name}</span>
              {line && <span className="block type-fine text-muted">{line}</span>}
              {isOld && (
                <Tag tone="amber" className="mt-1.5">
                  {m.address_old()}
                </Tag>
              )}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The pages that the buyer agrees to. */
const agreed = new Set(['/terms', '/shipping', '/payment', '/returns', '/warranty', '/privacy'])

type AgreeNoteProps = { phone: string; payment: PaymentMethod | undefined; isFree: boolean }

/** The terms of the order, to be read before it is placed; no box is ticked in advance. */
export function AgreeNote({ phone, payment, isFree }: AgreeNoteProps) {
  const policies = use(NavContext)
    .footer.flat()
    .flatMap(({ items }) => items.filter(({ href }) => agreed.has(href)))
  return (
    <div className="mt-3 grid gap-2 type-fine text-muted">
      <p>
        {payment === 'cod' && m.checkout_agree_cod()}
        {payment && payment !== 'cod' && !isFree && m.checkout_agree_ahead()} {m.checkout_agree_cancel()}{' '}
        {phone && m.checkout_help({ phone })}
      </p>
      {policies.length > 0 && (
        <p>
          {m.checkout_policies()}{' '}
          {policies.map(({ href, label }, at) => (
            <Fragment key={href}>
              <span className="whitespace-nowrap">
                <Link to={href} target="_blank" className="link inline-block py-1">
                  {label}
                </Link>
                {at < policies.length - 1 && ' ·'}
              </span>{' '}
            </Fragment>
          ))}
        </p>
      )}
    </div>
  )
}

type Option = { value: string; label: string }
type FormContext = { provinces: Option[]; shop: { address: string; hours: string } }

/** The choices so far in the words of the review; empty where something is missing. */
function describeOrderReview({ fields, live, payment }: Checkout, { provinces, shop }: FormContext): OrderReview {
  const { place, view, wards } = live
  const isPickup = place.method === 'pickup'
  const labelIn = (options: Option[], value: string) => options.find((option) => option.value === value)?.label
  const address = [fields.street.value, labelIn(wards.list, place.ward), labelIn(provinces, place.province)]
  const chosenDelivery = view.methods.find(({ method }) => method === place.method)
  return {
    who: joined([fields.name.value, fields.phone.value], ' · '),
    how: isPickup ? m.checkout_pickup() : deliveryMethodName(chosenDelivery?.method ?? 'standard'),
    where: isPickup ? [shop.address, shop.hours].filter(Boolean).join(' · ') : joined(address, ', '),
    when: chosenDelivery ? daysText(chosenDelivery) : '',
    pay: view.isFree ? m.payment_nothing() : payment ? methodWords[payment]() : '',
  }
}

const joined = (parts: (string | undefined)[], between: string) =>
  parts.every((part) => part?.trim()) ? parts.join(between) : ''

const PlaceButton = ({ total, isBusy }: { total: number; isBusy: boolean }) => (
  <Button type="submit" name="intent" value="place" size="lg" block busy={isBusy} busyText={m.checkout_placing()}>
    {m.checkout_place({ total: dong(total) })}
  </Button>
)
