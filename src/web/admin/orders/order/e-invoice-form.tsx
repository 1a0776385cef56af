import { Form } from 'react-router'
import { inputOf } from '#kit/declare-fields.ts'
import { DateInput } from '#ui/fields/date-input.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { m } from '#words/messages.js'
import { answerTo, type Answer } from '#web/admin-kit/form/answer.ts'
import { SubmitButton } from '#web/admin-kit/form/submit-button.tsx'
import { Collapsible } from '#web/admin-kit/page/collapsible.tsx'
import type { AdminOrder } from './read-admin-order.ts'
import { eInvoiceFields } from '../fields/order-fields.ts'

/** Records the electronic invoice that the invoicing program issued; a new entry replaces the old one. */
export function EInvoiceForm({ order: { eInvoice, version, today }, answer }: { order: AdminOrder; answer?: Answer }) {
  const { errors, values } = answerTo(answer, 'e-invoice')
  const of = (name: 'series' | 'number' | 'link' | 'lookupCode') => ({
    ...inputOf(eInvoiceFields[name]),
    spellCheck: false,
    defaultValue: values[name] ?? eInvoice?.[name] ?? '',
  })
  return (
    <Collapsible
      id="e-invoice"
      summary={eInvoice ? m.order_e_invoice_replace() : m.order_e_invoice_record()}
      open={answer?.intent === 'e-invoice'}
      className="mt-4 border-t border-line pt-2"
      summaryClass="min-h-11 font-[560] text-ink"
    >
      <Form method="post" noValidate className="grid gap-4 pt-1">
        <input type="hidden" name="version" value={version} />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Field label={m.order_e_invoice_series()} error={errors.series}>
            <TextInput {...of('series')} autoCapitalize="characters" />
          </Field>
          <Field label={m.order_e_invoice_number()} error={errors.number}>
            <TextInput {...of('number')} />
          </Field>
        </div>
        <Field label={m.order_e_invoice_date()} error={errors.issuedOn}>
          <DateInput
            name="issuedOn"
            required
            max={today}
            defaultValue={values.issuedOn ?? eInvoice?.issuedOn ?? today}
          />
        </Field>
        <Field
          label={m.order_e_invoice_link()}
          optionalMark={m.admin_optional()}
          hint={m.order_e_invoice_link_hint()}
          error={errors.link}
        >
          <TextInput {...of('link')} />
        </Field>
        <Field label={m.order_e_invoice_lookup()} optionalMark={m.admin_optional()} error={errors.lookupCode}>
          <TextInput {...of('lookupCode')} />
        </Field>
        <SubmitButton intent="e-invoice" busyText={m.admin_busy()} variant="outline" block>
          {m.order_e_invoice_do()}
        </SubmitButton>
      </Form>
    </Collapsible>
  )
}
