import { dong } from '#kit/money.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { extraDaysMessage } from '#web/shell/order/extra-days-message.ts'
import { m } from '#words/messages.js'
import { BuilderStep } from '../builder-step.tsx'
import type { ReadyBundleView } from './find-ready-bundle.server.ts'
import type { ReadyForm } from './use-ready-form.ts'

type Work = ReadyBundleView['works'][number]
type Props = { number: number; works: Work[]; form: ReadyForm }

const notes = {
  sharpening: m.bundle_part_sharpening_note,
  mounting: m.bundle_part_mounting_note,
  moulding: m.service_why_moulding,
}

/** The work that makes the parts ready for the ice; moulding where the boot takes it and its owner wishes. */
export const ReadyWorks = ({ number, works, form }: Props) => (
  <BuilderStep id="work" number={number} title={m.bundle_part_work()} note={m.bundle_part_work_note()}>
    <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
      {works.map((work) => (
        <li key={work.type} className="px-4 py-4 sm:px-5">
          {work.isOptional ? (
            <Checkbox
              name={work.type}
              checked={form.choice[work.type] === 'on'}
              onChange={({ currentTarget: { checked } }) => form.choose({ [work.type]: checked ? 'on' : '' })}
              label={<span className="font-medium text-ink">{work.name}</span>}
              note={`${notes[work.type]()} ${extraDaysMessage(work.days)}.`}
              aside={dong(work.price)}
            />
          ) : (
            <Included work={work} form={form} />
          )}
        </li>
      ))}
    </ul>
  </BuilderStep>
)

const Included = ({
  work: { type, name, days, price, hollow, hollows, advised },
  form,
}: {
  work: Work
  form: ReadyForm
}) => (
  <>
    <div className="flex justify-between gap-4">
      <div className="min-w-0">
        <h3 className="font-semibold text-ink">{name}</h3>
        <p className="type-small text-muted">
          {notes[type]()} {days > 0 && `${extraDaysMessage(days)}.`}
        </p>
      </div>
      <p className="num type-small whitespace-nowrap text-body">{dong(price)}</p>
    </div>
    {hollow !== null && (
      <SelectField
        label={m.service_hollow()}
        name="hollow"
        value={form.choice.hollow ?? hollow}
        onChange={({ currentTarget: { value } }) => form.choose({ hollow: value })}
        options={hollows.map((value) => ({
          value,
          label: value === advised ? m.bundle_hollow_as({ hollow: value }) : m.unit_in({ value }),
        }))}
        className="mt-4 max-w-96"
      />
    )}
  </>
)
