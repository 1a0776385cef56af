import { Printer } from 'lucide-react'
import { data, Link, redirect, useHref } from 'react-router'
import { formatDateTime } from '#kit/clock.ts'
import { db } from '#platform/postgres/db.server.ts'
import { ProductName } from '#shop/catalogue/texts/product-name.tsx'
import { photoPath } from '#shop/media/photo.ts'
import type { LineOption } from '#shop/orders/order.ts'
import { describeOptions } from '#shop/orders/lines/describe-options.ts'
import { buttonClass } from '#ui/button.tsx'
import { Tag } from '#ui/tag.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { buyerReturnReasonWords, returnLooks, returnResolutionWords } from '#web/shell/returns/return-words.ts'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import type { Answer } from '#web/admin-kit/form/answer.ts'
import { Outcome } from '#web/admin-kit/form/outcome.tsx'
import { FactList } from '#web/admin-kit/page/fact-list.tsx'
import { PageHead } from '#web/admin-kit/page/page-head.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { Thumb } from '#web/admin-kit/page/thumb.tsx'
import type { Route } from './+types/return-page.ts'
import { ReturnNextPanel } from './return-next-panel.tsx'
import { readAdminReturn, type AdminReturn } from './read-admin-return.ts'
import { returnIntents, returnActions } from './return-actions.ts'

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: m.return_of({ code: (loaderData as { adminReturn?: AdminReturn } | undefined)?.adminReturn?.code ?? '' }),
  })

async function returnOr404(id: string) {
  const adminReturn = await readAdminReturn(db, id)
  if (!adminReturn) throw data(null, { status: 404 })
  return adminReturn
}

export async function loader({ params, url }: Route.LoaderArgs) {
  const adminReturn = await returnOr404(params.id)
  return { adminReturn, done: returnIntents.find((intent) => intent === url.searchParams.get('done')) }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const adminReturn = await returnOr404(params.id)
  const form = await request.formData()
  const intent = returnIntents.find((one) => one === form.get('intent'))
  if (!intent) throw data(null, { status: 400 })
  const answer = await returnActions[intent]({ db, actor: context.get(adminContext).actor, adminReturn, form })
  if (answer) return data<Answer>({ intent, ...answer }, { status: 422 })
  return redirect(`/admin/returns/${params.id}?done=${intent}`, 303)
}

export const shouldRevalidate = () => true

const doneWords = () => ({
  approve: m.return_admin_done_approve(),
  decline: m.return_admin_done_decline(),
  receive: m.return_admin_done_receive(),
  refund: m.return_admin_done_refund(),
  exchange: m.return_admin_done_exchange(),
  withdraw: m.return_admin_done_withdraw(),
})

export default function ReturnPage({ loaderData: { adminReturn, done }, actionData }: Route.ComponentProps) {
  const stateLook = returnLooks[adminReturn.state]
  const label = useHref(`/admin/returns/${adminReturn.id}/label`)
  return (
    <>
      <PageHead
        back={{ to: '/admin/returns', label: m.return_admin_admin() }}
        title={<span className="num tracking-[.02em]">{adminReturn.code}</span>}
        tags={<Tag tone={stateLook.tone}>{stateLook.words()}</Tag>}
        note={`${m.return_requested_at({ time: formatDateTime(adminReturn.requestedAt, getLocale()) })} · ${returnResolutionWords()[adminReturn.wish]}`}
      >
        {(adminReturn.state === 'approved' || adminReturn.state === 'under_way') && (
          <a href={label} target="_blank" rel="noreferrer" className={buttonClass({ variant: 'outline', size: 'sm' })}>
            <Printer aria-hidden size={18} strokeWidth={1.8} />
            {m.return_admin_label()}
          </a>
        )}
      </PageHead>
      <div className="grid gap-5">
        <Outcome answer={actionData} done={done && doneWords()[done]} />
        <ReturnNextPanel adminReturn={adminReturn} answer={actionData} />
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_23.5rem]">
          <Items adminReturn={adminReturn} />
          <Customer adminReturn={adminReturn} />
        </div>
      </div>
    </>
  )
}

const labels = (options: LineOption[]) => describeOptions(options, getLocale())

const Items = ({ adminReturn }: { adminReturn: AdminReturn }) => (
  <Panel title={m.return_items()}>
    <ul className="grid gap-4">
      {adminReturn.lines.map(({ id, line, quantity, reason, wanted, pieces }) => (
        <li key={id} className="num grid grid-cols-[4rem_minmax(0,1fr)] gap-x-4">
          <Thumb file={line.picture} px={64} className="size-16" />
          <div className="min-w-0">
            <p className="font-[560] text-ink">
              <ProductName name={line.name} /> × {quantity}
            </p>
            <p>{[labels(line.options), line.sku].filter(Boolean).join(' · ')}</p>
            <p className="text-ink">{buyerReturnReasonWords()[reason]}</p>
            {wanted && <p>{m.return_instead({ choice: labels(wanted.options) || m.return_same() })}</p>}
            {line.finalSince && <p className="text-amber">{m.return_admin_was_worked()}</p>}
            {pieces.map((piece) => (
              <p key={piece.id} className="type-small text-muted">
                {piece.number}: {piece.resellable ? m.return_admin_piece_good() : m.return_admin_piece_bad()}
                {piece.note && ` · ${piece.note}`}
              </p>
            ))}
          </div>
        </li>
      ))}
    </ul>
    {adminReturn.note && <p className="mt-4 break-words whitespace-pre-line">{adminReturn.note}</p>}
    {adminReturn.pictures.length > 0 && (
      <ul className="mt-4 flex flex-wrap gap-3">
        {adminReturn.pictures.map((name, at) => (
          <li key={name}>
            <a href={photoPath('return-pictures', name, 1280)} target="_blank" rel="noreferrer">
              <img
                src={photoPath('return-pictures', name)}
                alt={m.return_admin_picture({ number: at + 1 })}
                width={120}
                height={120}
                className="size-30 rounded-sm border border-line object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
    )}
  </Panel>
)

const Customer = ({ adminReturn }: { adminReturn: AdminReturn }) => (
  <Panel title={m.return_admin_from()}>
    <FactList
      rows={[
        [
          m.order_code(),
          <Link key="order" to={`/admin/orders/${adminReturn.orderId}`} className="link">
            {adminReturn.orderCode}
          </Link>,
        ],
        [m.return_admin_customer(), adminReturn.customer.name],
        [
          m.return_admin_phone(),
          adminReturn.customer.phone && (
            <a key="phone" href={`tel:${adminReturn.customer.phone}`} className="link num">
              {adminReturn.customer.phoneShown}
            </a>
          ),
        ],
        [
          m.return_bank_title(),
          adminReturn.bank && `${adminReturn.bank.bank} · ${adminReturn.bank.account} · ${adminReturn.bank.holder}`,
        ],
        [m.return_tracking(), [adminReturn.carrier, adminReturn.trackingCode].filter(Boolean).join(' · ')],
        [m.return_admin_overruled(), adminReturn.overruled],
        [
          m.return_admin_new_order(),
          adminReturn.exchangeOrderId && (
            <Link to={`/admin/orders/${adminReturn.exchangeOrderId}`} className="link">
              {adminReturn.exchangeOrderId.slice(-8)}
            </Link>
          ),
        ],
      ]}
    />
  </Panel>
)
