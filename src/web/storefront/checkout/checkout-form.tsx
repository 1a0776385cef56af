import { getFormProps } from '@conform-to/react'
import { Form } from 'react-router'
import { dong } from '#kit/money.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { ErrorSummary } from '#ui/fields/error-summary.tsx'
import { Notice } from '#ui/notice.tsx'
import { m } from '#words/messages.js'
import type { Route } from './+types/checkout-page.ts'
import type { CouponAnswer } from '#web/parts/coupons/change-coupons.server.ts'
import { CouponBox } from '#web/parts/coupons/coupon-box.tsx'
import type { WardCandidateView } from '#web/shell/places/find-ward-candidate-views.server.ts'
import { LoadError } from '#web/shell/errors/load-error.tsx'
import { AgreeNote } from './agree-note.tsx'
import { RetryNotice, CartProblems, type RetryReason } from './retry-notice.tsx'
import { ContactFields } from './contact-fields.tsx'
import { DeliveryFields } from './delivery-fields.tsx'
import { MoreFields } from './more-fields.tsx'
import { PaymentFields } from './payment-fields.tsx'
import { reviewMark } from './review-mark.ts'
import { ReviewOrder } from './review-order.tsx'
import { SavedAddressButtons } from './saved-address-buttons.tsx'
import { describeOrderReview } from './describe-order-review.ts'
import type { Checkout } from './use-checkout.ts'

type Props = Pick<Route.ComponentProps, 'loaderData'> & {
  checkout: Checkout
  again: RetryReason | undefined
  coupon: CouponAnswer | undefined
  /** What an old address led to, where no scripts run. */
  old: { heirs?: WardCandidateView[]; typed: string } | undefined
}

/** Contact, delivery, payment, review: one page, one button. */
export function CheckoutForm({ checkout, loaderData, again, coupon, old }: Props) {
  const { form, fields, live, payment, errors, isBusy } = checkout
  const { shop, provinces, buyer, asks, isOpen } = loaderData
  const isPickup = live.place.method === 'pickup'
  return (
    <Form method="post" {...getFormProps(form)} noValidate className="mt-6 grid gap-10">
      <noscript>
        {/* What Enter presses. */}
        <button type="submit" name="intent" value="look" tabIndex={-1} className="sr-only" aria-hidden />
      </noscript>
      {form.status === 'error' && errors.length > 0 && (
        <ErrorSummary title={m.checkout_errors({ count: errors.length })} errors={errors} />
      )}
      {!isOpen && <Notice tone="warning">{m.layout_shop_opens_soon()}</Notice>}
      {again && !isBusy && <RetryNotice {...again} />}
      <CartProblems {...live.view} />
      <input type="hidden" name="key" value={loaderData.key} />
      <input type="hidden" name="seenTotal" value={live.view.total} />
      <input type="hidden" name="seal" value={live.view.seal} />
      <input type="hidden" name="carriage" value={live.view.carriage} />
      <input type="hidden" name="reviewed" value={reviewMark({ ...live.place, payment })} />
      {buyer && (
        <SavedAddressButtons addresses={buyer.addresses} chosen={checkout.chosen} onPick={checkout.pickSaved} />
      )}
      <ContactFields fields={fields} asksMail={asks.mail} />
      <div>
        <DeliveryFields
          fields={fields}
          provinces={provinces}
          wards={live.wards}
          ways={live.view.ways}
          shop={shop}
          place={live.place}
          heirs={old?.heirs}
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
      <MoreFields fields={fields} asks={{ ...asks, inspection: asks.inspection && !isPickup }} />
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
        <AgreeNote phone={shop.phone} payment={payment} />
      </div>
    </Form>
  )
}

const PlaceButton = ({ total, isBusy }: { total: number; isBusy: boolean }) => (
  <Button type="submit" name="intent" value="place" size="lg" block busy={isBusy} busyText={m.checkout_placing()}>
    {m.checkout_place({ total: dong(total) })}
  </Button>
)
