import { inputOf } from '#kit/declare-fields.ts'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { m } from '#words/messages.js'
import { answerTo, type Answer } from '#web/admin-kit/form/answer.ts'
import { MergedForm } from '#web/admin-kit/form/merged-form.tsx'
import { SubmitButton } from '#web/admin-kit/form/submit-button.tsx'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { stockThresholdFields } from './inventory-fields.ts'

export type Thresholds = { variant: number | null; product: number | null; shop: number; version: string }

/** Low-stock threshold of this variant, of the whole product, or the shop's default. */
export function ThresholdPanel({ thresholds, answer }: { thresholds: Thresholds; answer?: Answer }) {
  const sent = answerTo(answer, 'warn')
  const { errors, values } = sent
  const field = (name: 'variant' | 'product', label: string) => (
    <Field label={label} error={errors[name]}>
      <TextInput {...inputOf(stockThresholdFields[name])} defaultValue={values[name] ?? thresholds[name] ?? ''} />
    </Field>
  )
  return (
    <Panel title={m.stock_low_title()}>
      <p className="text-muted">{m.stock_low_note()}</p>
      <MergedForm
        version={thresholds.version}
        answer={sent}
        labels={{ variant: m.stock_low_variant(), product: m.stock_low_product() }}
        className="mt-4 grid gap-4"
      >
        <div className="grid gap-4 sm:grid-cols-2">
          {field('variant', m.stock_low_variant())}
          {field('product', m.stock_low_product())}
        </div>
        <p className="type-small text-muted">{m.stock_low_shop({ count: formatCount(thresholds.shop) })}</p>
        <div>
          <SubmitButton intent="warn" busyText={m.admin_busy()} variant="outline">
            {m.stock_low_save()}
          </SubmitButton>
        </div>
      </MergedForm>
    </Panel>
  )
}
