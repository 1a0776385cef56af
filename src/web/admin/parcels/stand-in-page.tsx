import { data, Form, redirect } from 'react-router'
import { inputOf } from '#kit/field.ts'
import { dong } from '#kit/money.ts'
import { db } from '#platform/db.server.ts'
import { isStandInGhn } from '#shop/shipping/carrier-keys.ts'
import { sendGhnNotice } from '#shop/shipping/send-ghn-notice.ts'
import { standInSteps, standInStatuses } from '#shop/shipping/stand-in-parcel.ts'
import { listStandInParcels, moveStandInParcel } from '#shop/shipping/stand-in-parcels.ts'
import { stageOfCarrier } from '#shop/shipping/stage-of-carrier.ts'
import { Field } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { pageMeta } from '#web/chrome/page-meta.ts'
import { m } from '#words/messages.js'
import { SendButton } from '../form/send-button.tsx'
import { PageHead } from '../frame/page-head.tsx'
import { Panel } from '../frame/panel.tsx'
import { StageTag } from './stage-tag.tsx'
import type { Route } from './+types/stand-in-page.ts'
import { failFields } from './declared-fields.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.ghn_stand_in() })

/** There is such a page only where a stand-in takes GHN's place. */
function insist() {
  if (!isStandInGhn()) throw data(null, { status: 404 })
}

export async function loader() {
  insist()
  const parcels = await listStandInParcels(db)
  return {
    parcels: parcels.map(({ orderCode, clientOrderCode, status, asked }) => ({
      orderCode,
      clientOrderCode,
      status,
      stage: stageOfCarrier('ghn', status),
      name: asked.to_name,
      cod: asked.cod_amount,
      steps: standInSteps[status] ?? [],
    })),
  }
}

/** Moves a parcel on and calls the shop, as GHN would. */
export async function action({ request }: Route.ActionArgs) {
  insist()
  const form = await request.formData()
  const status = standInStatuses.find((one) => one === form.get('status'))
  if (!status) throw data(null, { status: 400 })
  const reason = String(form.get('reason') ?? '').slice(0, failFields.reason.max)
  const moved = await moveStandInParcel(db, { orderCode: String(form.get('orderCode')), status, reason })
  if (!moved) throw data(null, { status: 404 })
  await sendGhnNotice(moved)
  return redirect('/admin/ghn-stand-in', 303)
}

export default function StandInPage({ loaderData: { parcels } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={m.ghn_stand_in()} />
      <div className="grid max-w-[56rem] gap-5">
        <Notice>{m.ghn_stand_in_text()}</Notice>
        {parcels.length === 0 && <p className="text-muted">{m.ghn_stand_in_none()}</p>}
        {parcels.map((parcel) => (
          <Panel
            key={parcel.orderCode}
            title={<span className="num">{parcel.orderCode}</span>}
            aside={parcel.stage && <StageTag stage={parcel.stage} />}
          >
            <p className="num">
              {[parcel.clientOrderCode, parcel.name, dong(parcel.cod), parcel.status].filter(Boolean).join(' · ')}
            </p>
            {parcel.steps.length > 0 && (
              <Form method="post" className="mt-3 grid gap-3">
                <input type="hidden" name="orderCode" value={parcel.orderCode} />
                <Field label={m.parcels_fail_reason()} optionalMark={m.admin_optional()}>
                  <TextInput {...inputOf(failFields.reason)} />
                </Field>
                <div className="flex flex-wrap gap-2">
                  {parcel.steps.map((step) => (
                    <SendButton
                      key={step}
                      of={['orderCode', parcel.orderCode]}
                      name="status"
                      value={step}
                      variant="outline"
                      size="sm"
                    >
                      {step}
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
