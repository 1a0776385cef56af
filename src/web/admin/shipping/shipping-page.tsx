import { data, Form, Link, redirect } from 'react-router'
import { z } from 'zod'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { orRefusal } from '#kit/refusal.ts'
import { moveZoneUp } from '#shop/shipping/zones/move-zone.ts'
import { listZones, type ZoneRow } from '#shop/shipping/zones/list-zones.ts'
import { listProvinces } from '#shop/shipping/queries.ts'
import { buttonClass } from '#ui/button.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import type { Answer } from '#web/admin-kit/form/answer.ts'
import { Outcome } from '#web/admin-kit/form/outcome.tsx'
import { SubmitButton } from '#web/admin-kit/form/submit-button.tsx'
import { PageHead } from '#web/admin-kit/page/page-head.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { EmptyRows } from '#web/admin-kit/list/list-rows.tsx'
import { CostTest } from './cost-test.tsx'
import { testCost } from './test-cost.ts'
import { wardKindWords } from './ward-kind-words.ts'
import type { Route } from './+types/shipping-page.ts'
import { dong } from '#kit/money.ts'
import { deliveryMethodName } from '#shop/shipping/zones/delivery-method-name.ts'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import { deliveryDaysText } from '#web/admin-kit/states/delivery-days-text.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.delivery_zones() })

export async function loader({ url }: Route.LoaderArgs) {
  const [zones, provinces] = [await listZones(db), await listProvinces(db)]
  return { zones, provinces, test: await testCost(db, url.searchParams), isDone: url.searchParams.has('done') }
}

export async function action({ request, context }: Route.ActionArgs) {
  const id = z.uuid().safeParse((await request.formData()).get('zone'))
  if (!id.success) throw data(null, { status: 400 })
  const { refusal } = await orRefusal(moveZoneUp(db, context.get(adminContext).actor, id.data))
  if (refusal) return data<Answer>({ intent: 'up', refusal: refusal.say(requestLocale()) }, { status: 422 })
  return redirect('/admin/shipping?done', 303)
}

export default function ShippingPage({
  loaderData: { zones, provinces, test, isDone },
  actionData,
}: Route.ComponentProps) {
  const nameOf = (code: string) => provinces.find((one) => one.code === code)?.name ?? code
  return (
    <>
      <PageHead title={m.delivery_zones()} note={m.delivery_zones_note()}>
        <div className="flex flex-wrap gap-3">
          <Link to="/admin/shipping/settings" className={buttonClass({ variant: 'outline', size: 'sm' })}>
            {m.delivery_settings_title()}
          </Link>
          <Link to="/admin/shipping/zones/new" className={buttonClass({ size: 'sm' })}>
            {m.delivery_zones_add()}
          </Link>
        </div>
      </PageHead>
      <div className="grid gap-5">
        <Outcome answer={actionData} done={isDone ? m.delivery_zones_saved() : undefined} />
        {zones.length === 0 && <NoZones />}
        {zones.map((zone, at) => (
          <Panel
            key={zone.id}
            title={zone.name[getLocale()]}
            aside={
              <span className="flex flex-wrap items-center gap-2">
                {at > 0 && (
                  <Form method="post">
                    <input type="hidden" name="zone" value={zone.id} />
                    <SubmitButton intent="up" busyText={m.admin_busy()} variant="quiet">
                      {m.delivery_zones_up()}
                      <span className="sr-only">: {zone.name[getLocale()]}</span>
                    </SubmitButton>
                  </Form>
                )}
                <Link to={`/admin/shipping/zones/${zone.id}`} className="link inline-flex min-h-11 items-center">
                  {m.delivery_zones_edit()}
                  <span className="sr-only">: {zone.name[getLocale()]}</span>
                </Link>
              </span>
            }
          >
            <p className="text-muted">
              {[
                zone.provinces
                  ? zone.provinces.map(nameOf).join(', ')
                  : zone.wards?.length
                    ? null
                    : m.delivery_zones_everywhere(),
                zone.wardKinds && zone.wardKinds.map((kind) => wardKindWords[kind]()).join(', '),
                zone.wards?.length ? m.delivery_zone_wards_count({ count: zone.wards.length }) : null,
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <RateList rates={zone.rates} />
          </Panel>
        ))}
        {zones.length > 0 && <CostTest provinces={provinces} test={test} />}
      </div>
    </>
  )
}

const NoZones = () => (
  <div className="rounded-sm border border-line bg-surface">
    <EmptyRows
      title={m.delivery_zones_none_title()}
      action={
        <Link to="/admin/shipping/zones/new" className={buttonClass({ size: 'sm' })}>
          {m.delivery_zones_add()}
        </Link>
      }
    >
      {m.delivery_zones_none_text()}
    </EmptyRows>
  </div>
)

/** Rates are stacked, so that no phone scrolls sideways. */
const RateList = ({ rates }: { rates: ZoneRow['rates'] }) => (
  <ul className="mt-3 grid">
    {rates.map((rate) => (
      <li key={rate.id} className="num flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-2">
        <span className="min-w-0">
          <span className="text-ink">{deliveryMethodName(rate.method)}</span>
          <span className="block text-muted">
            {[
              rate.toWeightG === null && rate.fromWeightG === 0
                ? null
                : m.delivery_zone_weights({
                    from: formatCount(rate.fromWeightG),
                    to: rate.toWeightG === null ? '∞' : formatCount(rate.toWeightG),
                  }),
              rate.fromValue ? m.delivery_zone_from_value({ value: dong(rate.fromValue) }) : null,
              deliveryDaysText(rate),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
        <b className="font-semibold text-ink">{rate.fee ? dong(rate.fee) : m.checkout_free()}</b>
      </li>
    ))}
  </ul>
)
