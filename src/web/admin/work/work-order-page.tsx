import { Printer } from 'lucide-react'
import { data, Link, redirect, useHref } from 'react-router'
import { formatDate, formatDateTime, shopDay } from '#kit/clock.ts'
import { noonOf } from '#kit/work-day.ts'
import { db } from '#platform/postgres/db.server.ts'
import type { LineOption } from '#shop/orders/order.ts'
import { describeOptions } from '#shop/orders/lines/describe-options.ts'
import { maxWorkOrderPictures } from '#shop/work/max-work-order-pictures.ts'
import { isToHandBack } from '#shop/work/is-to-hand-back.ts'
import { buttonClass } from '#ui/button.tsx'
import { Tag } from '#ui/tag.tsx'
import { PhotoList } from '#web/shell/photos/photo-list.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { workOrderLooks } from '#web/shell/order/work-words.ts'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import type { Answer } from '#web/admin-kit/form/answer.ts'
import { Outcome } from '#web/admin-kit/form/outcome.tsx'
import { FactList } from '#web/admin-kit/page/fact-list.tsx'
import { PageHead } from '#web/admin-kit/page/page-head.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { WorkOrderDueForm, HandBackForm } from './work-order-forms.tsx'
import type { Route } from './+types/work-order-page.ts'
import { readWorkOrder, type WorkOrderDetails } from './read-work-order.ts'
import { workOrderDoneWords } from './work-order-done-words.ts'
import { workOrderIntents } from './work-forms.ts'
import { BackToWork, WorkOrderForms } from './work-action-forms.tsx'
import { workOrderActions } from './work-order-actions.ts'

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: (loaderData as { workOrder?: WorkOrderDetails } | undefined)?.workOrder?.row.work.code ?? m.workshop_admin(),
  })

export const loader = async ({ params, url }: Route.LoaderArgs) => ({
  workOrder: await readWorkOrder(db, params.id),
  today: shopDay(new Date()),
  done: workOrderIntents.find((one) => one === url.searchParams.get('done')),
})

export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const form = await request.formData()
  const intent = workOrderIntents.find((one) => one === form.get('intent'))
  if (!intent) throw data(null, { status: 400 })
  form.set('work', id)
  const answer = await workOrderActions[intent]({ db, actor: context.get(adminContext).actor, form })
  if (answer) return data<Answer>({ intent: `${intent}-${id}`, ...answer }, { status: 422 })
  return redirect(`/admin/work/${id}?done=${intent}`, 303)
}

export const shouldRevalidate = () => true

export default function WorkOrderPage({ loaderData: { workOrder, today, done }, actionData }: Route.ComponentProps) {
  const { work } = workOrder.row
  const stateLook = workOrderLooks[work.state]
  const print = useHref(`/admin/work/${work.id}/ticket`)
  return (
    <>
      <PageHead
        back={{ to: '/admin/work', label: m.workshop_admin() }}
        title={<span className="num tracking-[.02em]">{work.code}</span>}
        tags={<Tag tone={stateLook.tone}>{stateLook.words()}</Tag>}
      >
        <a href={print} target="_blank" rel="noreferrer" className={buttonClass({ variant: 'outline', size: 'sm' })}>
          <Printer aria-hidden size={18} strokeWidth={1.8} />
          {m.workshop_order_print()}
        </a>
      </PageHead>
      <div className="grid gap-5">
        <Outcome answer={actionData} done={done && workOrderDoneWords[done]()} />
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_23.5rem]">
          <div className="grid gap-5">
            <WorkOrderFacts workOrder={workOrder} today={today} />
            <Pictures workOrder={workOrder} />
          </div>
          <div className="grid gap-5">
            <Next workOrder={workOrder} answer={actionData} />
            {(work.state === 'open' || work.state === 'in_work') && (
              <WorkOrderDueForm id={work.id} dueOn={work.dueOn} today={today} answer={actionData} />
            )}
          </div>
        </div>
      </div>
    </>
  )
}

function Next({ workOrder, answer }: { workOrder: WorkOrderDetails; answer?: Answer }) {
  const { work, orderState } = workOrder.row
  if (isToHandBack(work, orderState))
    return (
      <>
        <HandBackForm workOrder={workOrder} answer={answer} />
        {workOrder.mayTakeBack && <BackToWork work={work} answer={answer} />}
      </>
    )
  if (work.state === 'done' || work.state === 'handed_back' || work.state === 'cancelled') return null
  return (
    <Panel title={m.workshop_next()}>
      <WorkOrderForms work={work} orderState={orderState} answer={answer} />
    </Panel>
  )
}

const labels = (options: LineOption[] | null) => describeOptions(options ?? [], getLocale())

function WorkOrderFacts({ workOrder: { row, phoneShown }, today }: { workOrder: WorkOrderDetails; today: string }) {
  const { work } = row
  const at = (moment: Date | null) => moment && formatDateTime(moment, getLocale())
  const day = work.dueOn && formatDate(noonOf(work.dueOn), getLocale())
  const isLate = work.dueOn !== null && work.dueOn < today && (work.state === 'open' || work.state === 'in_work')
  const arrivalWords = { brought: m.workshop_brought, sent: m.workshop_sent }
  return (
    <Panel title={m.workshop_facts()}>
      {day && (
        <p className={`num mb-3 ${isLate ? 'font-semibold text-red' : 'text-ink'}`}>
          {isLate ? m.workshop_late({ day }) : m.workshop_due({ day })}
        </p>
      )}
      <FactList
        rows={[
          [m.workshop_asked(), `${work.quantity} × ${[row.name, labels(row.options)].filter(Boolean).join(' · ')}`],
          [
            m.workshop_pair(),
            row.pair
              ? [row.pair, labels(row.pairOptions), row.pairSku].filter(Boolean).join(' · ')
              : m.workshop_own_skates(),
          ],
          [
            m.order_code(),
            <Link key="order" to={`/admin/orders/${work.orderId}`} className="link num">
              {work.orderId.slice(-8)}
            </Link>,
          ],
          [m.workshop_customer(), row.customer],
          [
            m.return_admin_phone(),
            row.phone && (
              <a key="phone" href={`tel:${row.phone}`} className="link num">
                {phoneShown}
              </a>
            ),
          ],
          [m.workshop_remarks(), row.note],
          [m.workshop_came(), work.cameBy && arrivalWords[work.cameBy]()],
          [m.workshop_taken_at(), at(work.takenInAt)],
          [m.workshop_condition(), work.condition],
          [m.workshop_done_at(), at(work.doneAt)],
          [m.workshop_hollow_fact(), work.hollow],
          [m.workshop_note(), work.doneNote],
        ]}
      />
    </Panel>
  )
}

const Pictures = ({ workOrder: { row, pictures } }: { workOrder: WorkOrderDetails }) => (
  <Panel id="pictures" title={m.workshop_pictures()}>
    <p className="text-muted">{m.workshop_pictures_hint({ count: maxWorkOrderPictures })}</p>
    <PhotoList
      folder="work-pictures"
      pictures={pictures}
      max={maxWorkOrderPictures}
      mayChange={row.work.state !== 'handed_back' && row.work.state !== 'cancelled'}
      action={`/admin/work/${row.work.id}/picture`}
      altOf={m.workshop_photo_of}
    />
  </Panel>
)
