import { data, redirect, useSearchParams } from 'react-router'
import { withdrawReturn } from '#flows/returns/withdraw-return.ts'
import { formatDateTime } from '#kit/clock.ts'
import { orRefusal } from '#kit/refusal.ts'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { markReturnSent } from '#shop/returns/mark-return-sent.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { Notice } from '#ui/notice.tsx'
import { Tag } from '#ui/tag.tsx'
import { Breadcrumbs } from '#web/shell/page/breadcrumbs.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { readFields } from '#web/shell/forms/read-fields.ts'
import { returnLooks, returnResolutionWords } from '#web/shell/returns/return-words.ts'
import { viewReturn } from '#web/shell/returns/view-return.server.ts'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import type { Route } from './+types/return-page.ts'
import { ownReturn } from './own-order.server.ts'
import { ReturnItems } from './return-items.tsx'
import { ReturnPictures } from './return-pictures.tsx'
import { ReturnNext } from './return-next.tsx'
import { sentForm } from './sent-form.ts'

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({ title: loaderData ? m.return_of({ code: loaderData.one.code }) : m.return_title() })

export async function loader({ request, params }: Route.LoaderArgs) {
  const { order, one, isOwn } = await ownReturn(db, request, params)
  const { address, phone, name, email } = await findSettings(db)
  return { one: viewReturn(one, order.locale), orderCode: order.code, isOwn, shop: { address, phone, name, email } }
}

export async function action({ request, params }: Route.ActionArgs) {
  const { one, actor } = await ownReturn(db, request, params)
  const form = await request.formData()
  const path = `/orders/${params.id}/returns/${params.returnId}`
  if (form.get('intent') === 'withdraw') {
    // A parcel that is on its way is no longer the customer's to call back.
    if (one.state === 'under_way') return said(m.return_withdraw_late())
    const { refusal } = await orRefusal(withdrawReturn(db, actor, { returnId: one.id }))
    return refusal ? said(refusal.say(requestLocale())) : redirect(`${path}?done=withdrawn`)
  }
  const { value, unread } = readFields(sentForm, form)
  if (unread) return data({ ...unread, refusal: undefined }, { status: 422 })
  const { refusal } = await orRefusal(markReturnSent(db, actor, { returnId: one.id, ...value }))
  return refusal ? said(refusal.say(requestLocale())) : redirect(`${path}?done=sent`)
}

const said = (refusal: string) =>
  data({ errors: {} as Record<string, string>, values: {} as Record<string, string>, refusal }, { status: 422 })

export default function ReturnPage({ loaderData, actionData }: Route.ComponentProps) {
  const { one, orderCode, isOwn, shop } = loaderData
  const look = returnLooks[one.state]
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
          <Tag tone={look.tone}>{look.words()}</Tag>
        </div>
        <p className="mt-2 text-muted">
          {m.return_asked_at({ time: formatDateTime(one.askedAt, getLocale()) })} · {returnResolutionWords()[one.wish]}
        </p>
        <Done isAnswered={actionData !== undefined} />
        {actionData?.refusal && (
          <Notice tone="error" className="mt-5">
            {actionData.refusal}
          </Notice>
        )}
        <ReturnNext one={one} shop={shop} answer={actionData} />
        <ReturnItems one={one} />
        <ReturnPictures one={one} />
      </div>
    </div>
  )
}

const doneWords = () => ({
  asked: m.return_done_asked(),
  sent: m.return_done_sent(),
  withdrawn: m.return_done_withdrawn(),
})

function Done({ isAnswered }: { isAnswered: boolean }) {
  const [params] = useSearchParams()
  const words = doneWords()[params.get('done') as keyof ReturnType<typeof doneWords>]
  if (isAnswered || !words) return null
  return (
    <Notice tone="success" className="mt-5">
      {words}
    </Notice>
  )
}
