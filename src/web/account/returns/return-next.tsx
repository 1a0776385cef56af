import { Printer } from 'lucide-react'
import { Form, Link, useHref, useNavigation } from 'react-router'
import { formatDate } from '#kit/clock.ts'
import { inputOf } from '#kit/declare-fields.ts'
import { dong } from '#kit/money.ts'
import { noonOf } from '#kit/work-day.ts'
import { readableWords } from '#platform/forms/readable.ts'
import type { RefundProgress } from '#shop/returns/find-return-refund.ts'
import { sentFields } from '#shop/returns/return-fields.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import type { ReturnView } from '#web/shell/returns/view-return.server.ts'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { ConfirmButton } from '#web/parts/account/confirm-button.tsx'

type Shop = { address: string; phone: string; name: string }
type Answer = { errors: Record<string, string>; values: Record<string, string> }

type Props = { one: ReturnView; isOwn: boolean; refund: RefundProgress; shop: Shop; answer?: Answer }

/** The state of the return and the next step. */
export function ReturnNext({ one, isOwn, refund, shop, answer }: Props) {
  return (
    <section className="mt-6 rounded-lg bg-sunken p-5 md:p-6">
      <h2 className="type-h3">{one.isEnded ? m.return_now_ended() : headings[one.state]()}</h2>
      <StateText one={one} isOwn={isOwn} refund={refund} />
      {one.state === 'approved' && <Send one={one} shop={shop} answer={answer} />}
      {one.state === 'under_way' && <SentForm one={one} answer={answer} />}
      {(one.state === 'requested' || one.state === 'approved') && (
        <div className="mt-5">
          <ConfirmButton
            id="withdraw"
            label={m.return_withdraw()}
            title={m.return_withdraw()}
            text={m.return_withdraw_sure()}
            fields={{ intent: 'withdraw' }}
            look={{ variant: 'outline', size: 'sm' }}
          />
        </div>
      )}
    </section>
  )
}

const headings: Record<ReturnView['state'], () => string> = readableWords({
  requested: m.return_now_requested,
  approved: m.return_now_approved,
  under_way: m.return_now_under_way,
  received: m.return_now_received,
  closed: m.return_now_closed,
  declined: m.return_now_declined,
  withdrawn: m.return_now_withdrawn,
})

function StateText({ one, isOwn, refund }: Pick<Props, 'one' | 'isOwn' | 'refund'>) {
  const day = (iso: string | null) => (iso ? formatDate(noonOf(iso), getLocale()) : '')
  const trackingText = [one.carrier, one.trackingCode].filter(Boolean).join(' · ')
  return (
    <div className="mt-2 grid gap-2">
      {one.state === 'requested' && <p>{m.return_now_requested_text()}</p>}
      {one.state === 'approved' && <p>{m.return_now_approved_text({ day: day(one.sendBy) })}</p>}
      {one.state === 'under_way' && <p>{m.return_now_under_way_text()}</p>}
      {trackingText && <p className="num font-medium text-ink">{trackingText}</p>}
      {one.state === 'received' && <p>{m.return_now_received_text()}</p>}
      {one.state === 'declined' && one.declineReason && (
        <p className="break-words whitespace-pre-line">{one.declineReason}</p>
      )}
      {one.state === 'closed' && <Settled one={one} isOwn={isOwn} refund={refund} />}
      {one.isEnded && <p>{m.return_now_ended_text()}</p>}
      {one.isEnded && <p>{m.return_now_ended_sent()}</p>}
    </div>
  )
}

function Settled({ one, isOwn, refund: { paid, coming, failed } }: Pick<Props, 'one' | 'isOwn' | 'refund'>) {
  return (
    <>
      {paid > 0 && <p className="num">{m.return_now_refunded({ amount: dong(paid) })}</p>}
      {coming > 0 && <p className="num">{m.return_now_refund_coming({ amount: dong(coming) })}</p>}
      {failed > 0 && <p className="num">{m.return_now_refund_failed({ amount: dong(failed) })}</p>}
      {one.withheldBundleDiscount !== null && (
        <p className="num">
          {one.withheldBundleDiscount > 0
            ? m.return_now_lost_bundle({ amount: dong(one.withheldBundleDiscount) })
            : m.return_now_bundle_back({ amount: dong(-one.withheldBundleDiscount) })}
        </p>
      )}
      {one.withheldOfferDiscount !== null && (
        <p className="num">
          {one.withheldOfferDiscount > 0
            ? m.return_now_lost_offer({ amount: dong(one.withheldOfferDiscount) })
            : m.return_now_offer_back({ amount: dong(-one.withheldOfferDiscount) })}
        </p>
      )}
      {one.refunded === 0 && !one.exchangeOrderId && <p>{m.return_now_nothing()}</p>}
      {one.refundReason && <p className="break-words whitespace-pre-line">{one.refundReason}</p>}
      {one.exchangeOrderId && <ExchangeOrderLink id={one.exchangeOrderId} isOwn={isOwn} />}
    </>
  )
}

/** The link in a guest's mail opened only the first order, so a guest proves the phone number for the new one. */
function ExchangeOrderLink({ id, isOwn }: { id: string; isOwn: boolean }) {
  const code = id.slice(-8)
  return (
    <p>
      <Link to={isOwn ? `/orders/${id}` : `/orders/find?code=${code}`} className="link">
        {m.return_now_exchanged({ code })}
      </Link>
    </p>
  )
}

function Send({ one, shop, answer }: { one: ReturnView; shop: Shop; answer?: Answer }) {
  const label = useHref(`/orders/${one.orderId}/returns/${one.id}/label`)
  return (
    <>
      <address className="mt-4 border-l-2 border-line-strong pl-4 not-italic">
        <p className="font-semibold text-ink">{shop.name}</p>
        {shop.address && <p>{shop.address}</p>}
        {shop.phone && <p className="num">{shop.phone}</p>}
        <p className="num mt-1 text-ink">{m.return_mark({ code: one.code })}</p>
      </address>
      <p className="mt-4">
        <a href={label} target="_blank" rel="noreferrer" className={buttonClass({ variant: 'outline', size: 'sm' })}>
          <Printer aria-hidden size={18} strokeWidth={1.8} />
          {m.return_label()}
        </a>
      </p>
      <SentForm one={one} answer={answer} />
    </>
  )
}

/** Says that the parcel was given to a carrier; while it is on its way, the same form adds or corrects its code. */
function SentForm({ one, answer }: { one: ReturnView; answer?: Answer }) {
  const isBusy = useNavigation().formData?.get('intent') === 'sent'
  const isSent = one.state === 'under_way'
  return (
    <Form method="post" noValidate className="mt-6 grid gap-4 border-t border-line pt-5 sm:grid-cols-2">
      <input type="hidden" name="intent" value="sent" />
      <p className="sm:col-span-2">{isSent ? m.return_sent_correct_text() : m.return_sent_text()}</p>
      <Field label={m.return_carrier()} optionalMark={m.return_optional()} error={answer?.errors.carrier}>
        <TextInput {...inputOf(sentFields.carrier)} defaultValue={answer?.values.carrier ?? one.carrier ?? ''} />
      </Field>
      <Field label={m.return_tracking()} optionalMark={m.return_optional()} error={answer?.errors.trackingCode}>
        <TextInput
          {...inputOf(sentFields.trackingCode)}
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={answer?.values.trackingCode ?? one.trackingCode ?? ''}
        />
      </Field>
      <div>
        <Button
          type="submit"
          size="sm"
          variant={isSent ? 'outline' : 'primary'}
          busy={isBusy}
          busyText={m.return_sending()}
        >
          {isSent ? m.return_sent_correct() : m.return_sent()}
        </Button>
      </div>
    </Form>
  )
}
