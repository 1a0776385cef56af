import { Form } from 'react-router'
import { inputOf } from '#kit/field.ts'
import { batchFields } from '#shop/pricing/promotion-fields.ts'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { m } from '#words/messages.js'
import { answerTo, type Answer } from '#web/admin-kit/form/answer.ts'
import { SubmitButton } from '#web/admin-kit/form/submit-button.tsx'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import { Panel } from '#web/admin-kit/page/panel.tsx'

/** Codes for one order each, to be handed out one by one. */
export function BatchPanel({ id, count, answer }: { id: string; count: number; answer?: Answer }) {
  const { errors, values } = answerTo(answer, 'batch')
  return (
    <Panel title={m.promotion_batch()}>
      <p className="mb-4 text-muted">{m.promotion_batch_text()}</p>
      <Form method="post" noValidate className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={m.promotion_batch_count()} error={errors.count}>
            <TextInput {...inputOf(batchFields.count)} defaultValue={values.count ?? '50'} />
          </Field>
          <Field label={m.promotion_batch_prefix()} optionalMark={m.promotion_optional()} error={errors.prefix}>
            <TextInput {...inputOf(batchFields.prefix)} defaultValue={values.prefix} />
          </Field>
        </div>
        <div className="flex flex-wrap items-center gap-4">
          <SubmitButton intent="batch" busyText={m.promotion_saving()}>
            {m.promotion_batch_make()}
          </SubmitButton>
          {count > 0 && (
            <a href={`/admin/promotions/${id}/codes`} className="link inline-flex min-h-11 items-center">
              {m.promotion_batch_export({ count: formatCount(count) })}
            </a>
          )}
        </div>
      </Form>
    </Panel>
  )
}
