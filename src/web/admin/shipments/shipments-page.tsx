import { data, Link, redirect } from 'react-router'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { Notice } from '#ui/notice.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import type { Answer } from '#web/admin-kit/form/answer.ts'
import { Outcome } from '#web/admin-kit/form/outcome.tsx'
import { PageHead } from '#web/admin-kit/page/page-head.tsx'
import { PackPanel } from './pack-panel.tsx'
import { ShipmentEditorPanel } from './shipment-editor-panel.tsx'
import { shipmentIntents, shipmentActions } from './shipment-actions.ts'
import { mostPieces } from './shipment-forms.ts'
import { readShipments } from './read-shipments.ts'
import type { Route } from './+types/shipments-page.ts'

export const meta: Route.MetaFunction = ({ params }) =>
  pageMeta({ title: m.shipment_admin_title({ code: params.id.slice(-8) }) })

export async function loader({ params, url }: Route.LoaderArgs) {
  const view = await readShipments(db, params.id)
  if (!view) throw data(null, { status: 404 })
  return { view, packId: crypto.randomUUID(), isDone: url.searchParams.has('done') }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData()
  const intent = shipmentIntents.find((one) => one === form.get('intent'))
  const view = await readShipments(db, params.id)
  if (!intent || !view) throw data(null, { status: 400 })
  const shipmentId = form.get('shipmentId')
  const shipment = view.shipments.find((one) => one.id === shipmentId)
  // The shipment must belong to the order of the page.
  if (shipmentId && !shipment) throw data(null, { status: 404 })
  const { actor } = context.get(adminContext)
  const most = mostPieces(view, { shipment, packId: String(form.get('id')) })
  const locale = requestLocale()
  const answer = await shipmentActions[intent]({ db, actor, orderId: params.id, form, most, locale })
  const answerIntent = shipmentId ? `${intent}:${String(shipmentId)}` : intent
  if (answer) return data<Answer>({ intent: answerIntent, ...answer }, { status: 422 })
  return redirect(`/admin/orders/${params.id}/parcels?done=${intent}`, 303)
}

export const shouldRevalidate = () => true

export default function ShipmentsPage({ loaderData: { view, packId, isDone }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        back={{ to: `/admin/orders/${view.id}`, label: m.shipment_admin_back({ code: view.code }) }}
        title={m.shipment_admin()}
        note={view.isPartlyShipped ? m.shipment_admin_partly_shipped() : undefined}
      />
      <div className="grid max-w-[56rem] gap-5">
        <Outcome answer={actionData} done={isDone ? m.shipment_admin_done() : undefined} />
        {view.isSandbox && view.shipments.some((one) => one.bookedAt) && (
          <Link to="/admin/carrier-sandbox" className="link inline-flex min-h-11 items-center">
            {m.shipment_carrier_sandbox_open()}
          </Link>
        )}
        {view.refusedBefore > 0 && (
          <Notice tone="warning">{m.shipment_admin_refused_before({ count: view.refusedBefore })}</Notice>
        )}
        {view.state === 'confirmed' && view.unpacked.length > 0 && (
          <PackPanel
            // A parcel that was packed or unpacked gives the form another id.
            key={[view.shipments.length, ...view.unpacked.map(({ left }) => left)].join()}
            newId={packId}
            view={view}
            answer={actionData}
          />
        )}
        {view.shipments.length === 0 && view.state !== 'confirmed' && (
          <p className="text-muted">{m.admin_shipment_none()}</p>
        )}
        {view.shipments.map((shipment) => (
          <ShipmentEditorPanel key={shipment.id} view={view} shipment={shipment} answer={actionData} />
        ))}
      </div>
    </>
  )
}
