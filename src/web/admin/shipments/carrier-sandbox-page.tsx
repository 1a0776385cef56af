import { data, Form, redirect } from 'react-router'
import { inputOf } from '#kit/declare-fields.ts'
import { sandboxesHere } from '#gateways/sandboxes.server.ts'
import { dong } from '#kit/money.ts'
import { carrierName } from '#providers/carriers.ts'
import { DefaultButton } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { SendButton } from '#web/admin-kit/form/send-button.tsx'
import { PageHead } from '#web/admin-kit/page/page-head.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { StageTag } from './stage-tag.tsx'
import type { Route } from './+types/carrier-sandbox-page.ts'
import { failFields } from './shipment-fields.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.shipment_carrier_sandbox() })

/** Exists only where the demo has a carrier sandbox. */
export const loader = async () => ({ shipments: await sandboxesHere().viewSandboxShipments() })

/** Moves a shipment on and calls the carrier webhook, as a real carrier would. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData()
  const text = (name: string) => String(form.get(name) ?? '').slice(0, 200)
  const step = {
    carrier: text('carrier'),
    orderCode: text('orderCode'),
    status: text('status'),
    reason: text('reason').slice(0, failFields.reason.max),
  }
  if (!step.carrier || !step.status) throw data(null, { status: 400 })
  if (!(await sandboxesHere().stepShipment(step))) throw data(null, { status: 404 })
  return redirect('/admin/carrier-sandbox', 303)
}

export default function SandboxPage({ loaderData: { shipments } }: Route.ComponentProps) {
  return (
    <>
      <PageHead back={{ to: '/admin/shipping', label: m.delivery_zones() }} title={m.shipment_carrier_sandbox()} />
      <div className="grid max-w-[56rem] gap-5">
        <Notice>{m.shipment_carrier_sandbox_text()}</Notice>
        {shipments.length === 0 && <p className="text-muted">{m.shipment_carrier_sandbox_none()}</p>}
        {shipments.map((shipment) => (
          <Panel
            key={shipment.orderCode}
            title={<span className="num">{shipment.orderCode}</span>}
            aside={shipment.stage && <StageTag stage={shipment.stage} />}
          >
            <p className="num">
              {[
                carrierName(shipment.carrier),
                shipment.clientOrderCode,
                shipment.name,
                dong(shipment.cod),
                shipment.text,
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {shipment.steps.length > 0 && (
              <Form method="post" className="mt-3 grid gap-3">
                <DefaultButton />
                <input type="hidden" name="carrier" value={shipment.carrier} />
                <input type="hidden" name="orderCode" value={shipment.orderCode} />
                <Field label={m.shipment_admin_fail_reason()} optionalMark={m.admin_optional()}>
                  <TextInput {...inputOf(failFields.reason)} />
                </Field>
                <div className="flex flex-wrap gap-2">
                  {shipment.steps.map((step) => (
                    <SendButton
                      key={step.status}
                      of={['orderCode', shipment.orderCode]}
                      name="status"
                      value={step.status}
                      variant="outline"
                      size="sm"
                    >
                      {step.text}
                    </SendButton>
                  ))}
                </div>
              </Form>
            )}
          </Panel>
        ))}
      </div>
    </>
  )
}
