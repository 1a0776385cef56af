import { Check, PackageOpen } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { inputOf } from '#kit/declare-fields.ts'
import { dong } from '#kit/money.ts'
import { Notice } from '#ui/notice.tsx'
import { m } from '#words/messages.js'
import { ActionForm } from '#web/admin-kit/form/action-form.tsx'
import type { Answer } from '#web/admin-kit/form/answer.ts'
import { AreaField, ChoiceField, LineField, TickField } from '#web/admin-kit/form/fields.tsx'
import { SubmitButton } from '#web/admin-kit/form/submit-button.tsx'
import { Collapsible } from '#web/admin-kit/page/collapsible.tsx'
import type { AdminReturn } from './read-admin-return.ts'
import { pieceFields } from './piece-fields.ts'
import { declineFields, exchangeFields, pieceNoteFields, returnRefundFields } from './return-fields.ts'

type Props = { adminReturn: AdminReturn; answer?: Answer }
const icon = { 'aria-hidden': true, size: 19, strokeWidth: 1.9 } as const

/** The next step of a return, or how it ended. */
export function ReturnNextPanel(props: Props) {
  const { adminReturn } = props
  if (adminReturn.state === 'requested') return <Decide {...props} />
  if (adminReturn.state === 'approved' || adminReturn.state === 'under_way') return <Receive {...props} />
  if (adminReturn.state === 'received') return <Settle {...props} />
  return (
    <Box title={m.return_admin_over()}>
      {adminReturn.declineReason && <p className="break-words whitespace-pre-line">{adminReturn.declineReason}</p>}
      <Refunded {...adminReturn} />
      {adminReturn.refundReason && <p className="break-words">{adminReturn.refundReason}</p>}
    </Box>
  )
}

/** A refund that was agreed may still have to be paid, or was dropped or refused: the order says which, and what to do. */
function Refunded({ refunded, refund: { paid, coming, failed }, orderId }: AdminReturn) {
  const [agreed, refunds] = [dong(coming + failed), `/admin/orders/${orderId}#refunds`]
  return (
    <>
      {(paid > 0 || refunded === 0) && <p className="num">{m.return_admin_refunded({ amount: dong(paid) })}</p>}
      {coming + failed > 0 && (
        <p className="num">
          {m.return_admin_refund_agreed({ amount: agreed })}{' '}
          <Link to={refunds} className="link">
            {failed > 0
              ? m.return_admin_refund_failed({ amount: dong(failed) })
              : m.order_admin_next_refund({ amount: dong(coming) })}
          </Link>
        </p>
      )}
    </>
  )
}

const Box = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-labelledby="next" className="rounded-sm border border-line bg-surface px-4 py-4 md:px-5">
    <h2 id="next" className="type-h3">
      {title}
    </h2>
    <div className="mt-2 grid gap-4">{children}</div>
  </section>
)

const Decide = ({ adminReturn, answer }: Props) => (
  <Box title={m.return_admin_next_decide()}>
    {adminReturn.wish === 'exchange' && <p>{m.return_admin_next_decide_text()}</p>}
    <Form method="post">
      <SubmitButton intent="approve" busyText={m.admin_busy()} icon={<Check {...icon} />}>
        {m.return_admin_do_approve()}
      </SubmitButton>
    </Form>
    <Collapsible
      open={answer?.intent === 'decline'}
      summary={m.return_admin_do_decline()}
      summaryClass="type-label min-h-11 text-ink"
      className="border-t border-line pt-2"
    >
      <ActionForm
        intent="decline"
        answer={answer}
        button={m.return_admin_do_decline()}
        variant="danger"
        className="grid gap-4 pt-1"
      >
        <AreaField
          {...inputOf(declineFields.reason)}
          label={m.return_admin_decline_reason()}
          hint={m.return_admin_decline_hint()}
          rows={2}
        />
      </ActionForm>
    </Collapsible>
  </Box>
)

const Receive = ({ adminReturn, answer }: Props) => (
  <Box title={m.return_admin_next_receive()}>
    <p>{m.return_admin_next_receive_text()}</p>
    <ActionForm
      intent="receive"
      answer={answer}
      button={
        <>
          <PackageOpen {...icon} />
          {m.return_admin_do_receive()}
        </>
      }
    >
      {adminReturn.lines.flatMap(({ id, line, quantity }) =>
        Array.from({ length: quantity }, (_, nth) => {
          const names = pieceFields(id, nth + 1)
          const pieceName = `${line.name} ${quantity > 1 ? nth + 1 : ''}`
          return (
            <fieldset key={names.came} className="grid gap-3 border-t border-line pt-3 md:grid-cols-2">
              <legend className="sr-only">{pieceName}</legend>
              <ChoiceField
                name={names.came}
                label={pieceName}
                placeholder={m.return_admin_piece_choose()}
                options={[
                  { value: 'good', label: m.return_admin_piece_good() },
                  { value: 'bad', label: m.return_admin_piece_bad() },
                  { value: 'none', label: m.return_admin_piece_none() },
                ]}
              />
              <LineField {...inputOf(pieceNoteFields.note, names.note)} label={m.return_admin_piece_note()} optional />
            </fieldset>
          )
        }),
      )}
    </ActionForm>
    <Form method="post" className="border-t border-line pt-3">
      <SubmitButton intent="withdraw" busyText={m.admin_busy()} variant="quiet">
        {m.return_admin_do_withdraw()}
      </SubmitButton>
    </Form>
  </Box>
)

function Settle({ adminReturn, answer }: Props) {
  const { suggested, free, exchange } = adminReturn
  return (
    <Box title={m.return_admin_next_settle()}>
      {exchange && <ExchangePart exchange={exchange} answer={answer} />}
      {suggested && (
        <Collapsible
          open={!exchange || answer?.intent === 'refund'}
          summary={m.return_admin_refund_title()}
          summaryClass="type-label min-h-11 text-ink"
        >
          <RefundPart suggested={suggested} free={free} isOnly={!exchange} answer={answer} />
        </Collapsible>
      )}
    </Box>
  )
}

type ExchangeProps = { exchange: NonNullable<AdminReturn['exchange']>; answer?: Answer }

function ExchangePart({ exchange, answer }: ExchangeProps) {
  const { refusal, whole, credit } = exchange
  if (refusal) return <Notice tone="warning">{refusal}</Notice>
  return (
    <ActionForm
      intent="exchange"
      answer={answer}
      button={m.return_admin_do_exchange()}
      icon={<Check {...icon} />}
      className="grid gap-3"
    >
      {whole !== null && <Notice tone="warning">{m.return_admin_exchange_used({ credit: dong(credit) })}</Notice>}
      <p className="num">{exchangeText(exchange)}</p>
      {whole !== null && (
        <>
          <TickField name="whole" label={wholeText(whole)} />
          <LineField
            {...inputOf(exchangeFields.reason)}
            label={m.return_admin_amount_reason()}
            hint={m.return_admin_exchange_whole_hint()}
          />
        </>
      )}
    </ActionForm>
  )
}

function exchangeText({ total, owed, whole }: ExchangeProps['exchange']) {
  if (total > 0 && whole !== null) return m.return_admin_exchange_pays({ amount: dong(total) })
  if (total > 0) return m.return_admin_exchange_more({ amount: dong(total) })
  return owed > 0 ? m.return_admin_exchange_less({ amount: dong(owed) }) : m.return_admin_exchange_even()
}

const wholeText = ({ total, owed }: NonNullable<ExchangeProps['exchange']['whole']>) =>
  owed > 0
    ? m.return_admin_exchange_whole_less({ amount: dong(owed) })
    : m.return_admin_exchange_whole({ amount: dong(total) })

type Money = { suggested: NonNullable<AdminReturn['suggested']>; free: number; isOnly: boolean; answer?: Answer }

function RefundPart({ suggested, free, isOnly, answer }: Money) {
  const rows: [string, number][] = [
    [m.return_admin_sum_goods(), suggested.goods],
    [m.return_admin_sum_works(), suggested.works],
    [m.return_admin_sum_shipping(), suggested.shipping],
    [
      suggested.withheldBundleDiscount > 0 ? m.return_admin_sum_bundle() : m.return_admin_sum_bundle_back(),
      -suggested.withheldBundleDiscount,
    ],
    [
      suggested.withheldOfferDiscount > 0 ? m.return_admin_sum_offer() : m.return_admin_sum_offer_back(),
      -suggested.withheldOfferDiscount,
    ],
  ]
  return (
    <ActionForm
      intent="refund"
      answer={answer}
      labels={{ amount: m.return_admin_amount(), reason: m.return_admin_amount_reason() }}
      button={m.return_admin_do_refund()}
      variant={isOnly ? 'primary' : 'outline'}
      className="grid gap-4 pt-1"
    >
      <dl className="num grid max-w-96 gap-y-1">
        {rows
          .filter(([, amount]) => amount !== 0)
          .map(([name, amount]) => (
            <div key={name} className="flex justify-between gap-6">
              <dt className="text-muted">{name}</dt>
              <dd>{amount < 0 ? `−${dong(-amount)}` : dong(amount)}</dd>
            </div>
          ))}
        <div className="flex justify-between gap-6 border-t border-line pt-1.5 font-semibold text-ink">
          <dt>{m.return_admin_sum_suggested()}</dt>
          <dd>{dong(suggested.total)}</dd>
        </div>
        <div className="flex justify-between gap-6 text-muted">
          <dt>{m.return_admin_sum_free()}</dt>
          <dd>{dong(free)}</dd>
        </div>
      </dl>
      {suggested.withheldBundleDiscount > 0 && (
        <p className="type-small text-muted">{m.return_admin_sum_bundle_why()}</p>
      )}
      {suggested.withheldOfferDiscount > 0 && <p className="type-small text-muted">{m.return_admin_sum_offer_why()}</p>}
      {suggested.waits ? (
        <Notice tone="warning">{m.return_admin_sum_held({ amount: dong(suggested.total) })}</Notice>
      ) : (
        free === 0 && <Notice tone="warning">{m.return_admin_sum_none()}</Notice>
      )}
      <div className="grid gap-4 md:grid-cols-2">
        <LineField {...inputOf(returnRefundFields.amount)} start={String(suggested.total)} />
        <LineField {...inputOf(returnRefundFields.reason)} hint={m.return_admin_amount_hint()} />
      </div>
    </ActionForm>
  )
}
