import { dong } from '#kit/money.ts'
import { ProductName } from '#shop/catalogue/texts/product-name.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { extraDaysMessage } from '#web/shell/order/extra-days-message.ts'
import { m } from '#words/messages.js'
import { Reasons } from '#web/parts/advisers/reasons.tsx'
import type { BundleView } from './find-bundle-view.server.ts'
import { BuilderStep } from './builder-step.tsx'
import type { BundleForm } from './use-bundle-form.ts'

type Props = { view: BundleView; form: BundleForm }

/** Mounting and the first sharpening belong to every bundle; moulding to boots that take it. */
export function ServiceStep({ view: { works }, form: { choice, choose } }: Props) {
  if (!works)
    return (
      <BuilderStep id="work" number={3} title={m.bundle_work()}>
        <p className="rounded-md bg-sunken px-4 py-3.5 text-muted">{m.bundle_blade_first()}</p>
      </BuilderStep>
    )
  const { mounting, sharpening, depths, moulding, why } = works
  const advised = depths.find(({ isAdvised }) => isAdvised)
  return (
    <BuilderStep id="work" number={3} title={m.bundle_work()} note={m.bundle_work_note()}>
      {mounting && sharpening ? (
        <div className="rounded-lg border border-line bg-surface">
          <Row name={mounting.name} note={m.bundle_mounting_note()} days={mounting.days} price={mounting.price} />
          <div className="border-t border-line">
            <Row
              name={sharpening.name}
              note={m.bundle_sharpening_note()}
              days={sharpening.days}
              price={sharpening.price}
            />
            <div className="px-4 pb-5 sm:px-5">
              <SelectField
                label={m.service_hollow()}
                name="hollow"
                value={choice.hollow ?? ''}
                onChange={({ currentTarget: { value } }) => choose({ hollow: value })}
                options={[
                  ...(advised ? [{ value: '', label: m.bundle_hollow_as({ hollow: advised.value }) }] : []),
                  ...depths.map(({ value }) => ({ value, label: m.unit_in({ value }) })),
                ]}
                className="max-w-96"
              />
              <Reasons title={m.bundle_hollow_why_title()} reasons={why} />
            </div>
          </div>
          {moulding && (
            <div className="border-t border-line px-4 py-1.5 sm:px-5">
              <Checkbox
                name="moulding"
                checked={choice.moulding === 'on'}
                onChange={({ currentTarget: { checked } }) => choose({ moulding: checked ? 'on' : '' })}
                label={
                  <span className="font-medium text-ink">
                    <ProductName name={moulding.name} />
                  </span>
                }
                note={`${m.service_why_moulding()} ${extraDaysMessage(moulding.days)}.`}
                aside={dong(moulding.price)}
              />
            </div>
          )}
        </div>
      ) : (
        <p className="rounded-md bg-sunken px-4 py-3.5 text-muted">{m.bundle_work_none()}</p>
      )}
    </BuilderStep>
  )
}

type RowProps = { name: string; note: string; days: number; price: number }

const Row = ({ name, note, days, price }: RowProps) => (
  <div className="flex justify-between gap-4 px-4 py-4 sm:px-5">
    <div className="min-w-0">
      <h3 className="font-semibold text-ink">
        <ProductName name={name} />
      </h3>
      <p className="type-small text-muted">
        {note} {days > 0 && `${extraDaysMessage(days)}.`}
      </p>
    </div>
    <p className="num type-small whitespace-nowrap text-body">{dong(price)}</p>
  </div>
)
