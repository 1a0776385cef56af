import { useState, type ComponentProps } from 'react'
import { data } from 'react-router'
import { maxShipmentsAtOnce } from '#flows/shipments/bulk-shipments.ts'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import {
  countWaitingShipments,
  listWaitingShipments,
  type WaitingShipment,
} from '#flows/shipments/list-waiting-shipments.ts'
import { waitingViews } from '#flows/shipments/waiting-views.ts'
import { carriers } from '#shop/shipping/carriers.ts'
import { useActionError } from '#web/shell/errors/action-error.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { answerTo, type Answer } from '#web/admin-kit/form/answer.ts'
import { Outcome } from '#web/admin-kit/form/outcome.tsx'
import { UnsavedGuard } from '#web/admin-kit/form/unsaved-guard.tsx'
import { ListBox } from '#web/admin-kit/list/define-list.tsx'
import { enumParam, pageWithin } from '#web/admin-kit/list/list-params.ts'
import { PageHead } from '#web/admin-kit/page/page-head.tsx'
import { moveWaiting } from './move-waiting.ts'
import { trackingOf, weightOf } from './shipment-fields.ts'
import { CarrierBand, waitingBulk, WaitingOutcome } from './waiting-bulk.tsx'
import { readWaiting } from './waiting-forms.ts'
import { WaitingRows } from './waiting-rows.tsx'
import type { Route } from './+types/waiting-page.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.shipment_admin_waiting() })

export async function loader({ url }: Route.LoaderArgs) {
  const view = enumParam(url.searchParams, 'view', waitingViews)
  const counts = await countWaitingShipments(db)
  const pages = pageWithin(url.searchParams.get('page'), counts[view ?? 'all'], maxShipmentsAtOnce)
  const asked = { view, page: pages.page, limit: maxShipmentsAtOnce, locale: requestLocale() }
  return {
    view,
    counts,
    pages,
    rows: await listWaitingShipments(db, asked),
    bookable: carriers().flatMap(({ code, name, create }) => (create ? [{ code, name }] : [])),
  }
}

const answered = 'waiting'
const nothingSent = { answer: undefined, results: undefined, picked: undefined, values: {} }

export async function action({ request, context }: Route.ActionArgs) {
  const sent = readWaiting(await request.formData())
  if (!sent) throw data(null, { status: 400 })
  const { actor } = context.get(adminContext)
  const { rejected, results } = await moveWaiting(db, actor, { sent, locale: requestLocale() })
  if (!rejected) return { ...sent, results }
  return data({ ...sent, answer: { intent: answered, ...rejected } satisfies Answer }, { status: 422 })
}

export const shouldRevalidate = () => true

const viewWords = {
  unbooked: () => m.shipment_admin_waiting_unbooked(),
  booked: () => m.shipment_admin_waiting_booked(),
  pickup: () => m.shipment_admin_waiting_pickup(),
}

type Loaded = Route.ComponentProps['loaderData']
type Typed = Pick<ComponentProps<typeof WaitingRows>, 'picked' | 'errors' | 'values' | 'onChanged'>

export default function WaitingPage({ loaderData, actionData }: Route.ComponentProps) {
  const [changed, onChanged] = useState<ReadonlySet<string>>(new Set())
  const { answer, results, picked, values } = { ...nothingSent, ...actionData }
  const { errors } = answerTo(answer, answered)
  // After a failed request an earlier success message would mislead.
  const hasFailed = Boolean(useActionError()) && !answer
  const isUnsaved = ({ id, view }: WaitingShipment) =>
    view === 'unbooked' && (changed.has(trackingOf(id)) || changed.has(weightOf(id)))
  return (
    <>
      <PageHead
        back={{ to: '/admin/orders?view=ship', label: m.admin_orders() }}
        title={m.shipment_admin_waiting()}
        note={m.shipment_admin_waiting_note()}
      />
      <UnsavedGuard isDirty={loaderData.rows.some(isUnsaved)} ofPage />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Outcome answer={answer} />
        {results && actionData && !hasFailed && <WaitingOutcome intent={actionData.intent} results={results} />}
        <ListBox found={loaderData} list={listOf(loaderData, { picked, errors, values, onChanged })} />
      </div>
    </>
  )
}

const listOf = ({ view, counts, rows, bookable }: Loaded, typed: Typed) => ({
  title: m.shipment_admin_waiting(),
  tabs: {
    name: 'view',
    label: m.order_admin_views(),
    current: view,
    all: counts.all,
    of: waitingViews.map((value) => ({ value, label: viewWords[value](), count: counts[value] })),
  },
  beforeRows: rows.some((row) => row.view === 'unbooked') && (
    <CarrierBand error={typed.errors.carrier} start={typed.values.carrier} />
  ),
  bulk: waitingBulk(bookable),
  body: (shown: WaitingShipment[]) => <WaitingRows rows={shown} {...typed} />,
  empty: { title: m.shipment_admin_waiting_none_title(), text: m.shipment_admin_waiting_none_text() },
})
