import { data, redirect, useSearchParams } from 'react-router'
import { withdrawReturn } from '#flows/returns/withdraw-return.ts'
import { formatDateTime } from '#kit/clock.ts'
import { dong } from '#kit/money.ts'
import { orRefusal } from '#kit/refusal.ts'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { FallbackText } from '#shop/catalogue/texts/fallback-text.tsx'
import { ProductName } from '#shop/catalogue/texts/product-name.tsx'
import { findReturnRefund } from '#shop/returns/find-return-refund.ts'
import { markReturnSent } from '#shop/returns/mark-return-sent.ts'
import { maxReturnPictures } from '#shop/returns/return-reasons.ts'
import { isReturnOpen } from '#shop/returns/states.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { Notice } from '#ui/notice.tsx'
import { Tag } from '#ui/tag.tsx'
import { ResultNotice } from '#web/parts/account/page-top.tsx'
import { Breadcrumbs } from '#web/shell/page/breadcrumbs.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { readFields } from '#web/shell/forms/read-fields.ts'
import { Thumbnail } from '#web/shell/page/thumbnail.tsx'
import { PhotoList } from '#web/shell/photos/photo-list.tsx'
import { returnLooks, returnResolutionWords, buyerReturnReasonWords } from '#web/shell/returns/return-words.ts'
import { viewReturn, type ReturnView } from '#web/shell/returns/view-return.server.ts'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import type { Route } from './+types/return-page.ts'
import { ownReturn } from './own-order.server.ts'
import { ReturnNext } from './return-next.tsx'
import { sentForm } from './sent-form.ts'

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({ title: loaderData ? m.return_of({ code: loaderData.one.code }) : m.return_title() })

export async function loader({ request, params }: Route.LoaderArgs) {
  const { order, one, isOwn } = await ownReturn(db, request, params)
  const { address, phone, name, email } = await findSettings(db)
  const [view, refund] = [await viewReturn(db, one, order), await findReturnRefund(db, one.id)]
  return { one: view, refund, orderCode: order.code, isOwn, shop: { address, phone, name, email } }
}

export async function action({ request, params }: Route.ActionArgs) {
  const { one, actor } = await ownReturn(db, request, params)
  const form = await request.formData()
  const path = `/orders/${params.id}/returns/${params.returnId}`
  if (form.get('intent') === 'withdraw') {
    // A parcel on its way can no longer be called back by the customer.
    if (one.state === 'under_way') return refuse(m.return_withdraw_late())
    const { refusal } = await orRefusal(withdrawReturn(db, actor, { returnId: one.id }))
    return refusal ? refuse(refusal.say(requestLocale())) : redirect(`${path}?done=withdrawn`)
  }
  const { value, unread } = readFields(sentForm, form)
  if (unread) return data({ ...unread, refusal: undefined }, { status: 422 })
  const { refusal } = await orRefusal(markReturnSent(db, actor, { returnId: one.id, ...value }))
  return refusal ? refuse(refusal.say(requestLocale())) : redirect(`${path}?done=sent`)
}

const refuse = (refusal: string) =>
  data({ errors: {} as Record<string, string>, values: {} as Record<string, string>, refusal }, { status: 422 })

export default function ReturnPage({ loaderData, actionData }: Route.ComponentProps) {
  const { one, refund, orderCode, isOwn, shop } = loaderData
  const stateLook = returnLooks[one.state]
  return (
    <div className="wrap pb-12 md:pb-20">
      <Breadcrumbs
        trail={[
          ...(isOwn ? [{ label: m.order_mine_title(), to: '/my-orders' }] : []),
          { label: m.order_title({ code: orderCode }), to: `/orders/${one.orderId}` },
        ]}
        here={m.return_of({ code: one.code })}
      />
      <div className="max-w-[720px]">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="type-h1 num">{m.return_of({ code: one.code })}</h1>
          <Tag tone={stateLook.tone}>{stateLook.words()}</Tag>
        </div>
        <p className="mt-2 text-muted">
          {m.return_requested_at({ time: formatDateTime(one.requestedAt, getLocale()) })} ·{' '}
          {returnResolutionWords()[one.wish]}
        </p>
        <Done state={one.state} isAnswered={actionData !== undefined} />
        {actionData?.refusal && (
          <Notice tone="error" className="mt-5">
            {actionData.refusal}
          </Notice>
        )}
        <ReturnNext one={one} isOwn={isOwn} refund={refund} shop={shop} answer={actionData} />
        <ReturnItems one={one} />
        <ReturnPictures one={one} />
      </div>
    </div>
  )
}

/** The returned items with their reasons, and the wish of the customer. */
function ReturnItems({ one }: { one: ReturnView }) {
  const isHere = one.state === 'received' || one.state === 'closed'
  return (
    <section className="mt-10">
      <h2 className="type-h2">{m.return_items()}</h2>
      <ul className="mt-3 border-t border-line">
        {one.lines.map((line) => (
          <li key={line.id} className="grid grid-cols-[72px_minmax(0,1fr)] gap-x-4 border-b border-line py-4">
            <Thumbnail file={line.picture} px={72} />
            <div className="min-w-0">
              <p className="font-semibold text-ink">
                <ProductName name={line.name} />
              </p>
              {line.choice && (
                <p className="type-small text-muted">
                  <FallbackText text={line.choice} words={line.lent} />
                </p>
              )}
              <p className="type-small num mt-1">
                {m.order_quantity({ count: line.quantity })} · {buyerReturnReasonWords()[line.reason]}
              </p>
              {isHere && <p className="type-small num text-muted">{m.return_came({ count: line.came })}</p>}
              {line.wanted && <Instead {...line.wanted} />}
            </div>
          </li>
        ))}
      </ul>
      {one.note && <p className="mt-4 break-words whitespace-pre-line">{one.note}</p>}
      {one.bank && (
        <p className="type-small num mt-4 text-muted">
          {m.return_bank_to({ bank: one.bank.bank, account: one.bank.account, holder: one.bank.holder })}
        </p>
      )}
    </section>
  )
}

const Instead = ({ choice, lent, difference }: NonNullable<ReturnView['lines'][number]['wanted']>) => (
  <p className="type-small num mt-1 font-medium text-ink">
    <FallbackText text={m.return_instead({ choice: choice || m.return_same() })} words={lent} />
    {difference > 0 && (
      <span className="font-normal text-muted"> · {m.return_to_pay({ amount: dong(difference) })}</span>
    )}
    {difference < 0 && (
      <span className="font-normal text-muted"> · {m.return_to_get({ amount: dong(-difference) })}</span>
    )}
  </p>
)

/** Photos of a fault; only the customer and staff see them. */
function ReturnPictures({ one }: { one: ReturnView }) {
  const mayChange = isReturnOpen(one.state)
  if (!mayChange && !one.pictures.length) return null
  return (
    <section id="pictures" aria-labelledby="pictures-title" className="mt-10 scroll-mt-4">
      <h2 id="pictures-title" className="type-h2">
        {m.return_pictures()}
      </h2>
      {mayChange && (
        <p className="type-small mt-2 max-w-[60ch] text-muted">
          {m.return_pictures_hint({ count: maxReturnPictures })}
        </p>
      )}
      <PhotoList
        folder="return-pictures"
        pictures={one.pictures}
        max={maxReturnPictures}
        mayChange={mayChange}
        action={`/orders/${one.orderId}/returns/${one.id}/picture`}
      />
    </section>
  )
}

const doneWords = () => ({
  requested: { of: 'requested', text: m.return_done_requested() },
  sent: { of: 'under_way', text: m.return_done_sent() },
  withdrawn: { of: 'withdrawn', text: m.return_done_withdrawn() },
})

/** What was just done; no longer true once the return has moved on and the address is opened again. */
function Done({ state, isAnswered }: { state: ReturnView['state']; isAnswered: boolean }) {
  const [params] = useSearchParams()
  const done = doneWords()[params.get('done') as keyof ReturnType<typeof doneWords>]
  if (isAnswered || done?.of !== state) return null
  return (
    <ResultNotice tone="success" className="mt-5">
      {done.text}
    </ResultNotice>
  )
}
