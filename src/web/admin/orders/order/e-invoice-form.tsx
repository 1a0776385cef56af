import { inputOf } from '#kit/declare-fields.ts'
import { m } from '#words/messages.js'
import { ActionForm } from '#web/admin-kit/form/action-form.tsx'
import type { Answer } from '#web/admin-kit/form/answer.ts'
import { DayField, LineField } from '#web/admin-kit/form/fields.tsx'
import { Collapsible } from '#web/admin-kit/page/collapsible.tsx'
import type { AdminOrder } from './read-admin-order.ts'
import { eInvoiceFields } from '../fields/order-fields.ts'

/** Records the electronic invoice that the invoicing program issued; a new entry replaces the old one. */
export function EInvoiceForm({ order: { eInvoice, version, today }, answer }: { order: AdminOrder; answer?: Answer }) {
  const { series = '', number = '', link, lookupCode, issuedOn = today } = eInvoice ?? {}
  const saved = { series, number, issuedOn, link: link ?? '', lookupCode: lookupCode ?? '' }
  const inputFor = (name: 'series' | 'number' | 'link' | 'lookupCode') => ({
    ...inputOf(eInvoiceFields[name]),
    spellCheck: false,
  })
  return (
    <Collapsible
      id="e-invoice"
      summary={eInvoice ? m.order_e_invoice_replace() : m.order_e_invoice_record()}
      open={answer?.intent === 'e-invoice'}
      className="mt-4 border-t border-line pt-2"
      summaryClass="min-h-11 font-[560] text-ink"
    >
      <ActionForm
        intent="e-invoice"
        {...{ answer, saved }}
        button={m.order_e_invoice_do()}
        variant="outline"
        block
        className="grid gap-4 pt-1"
      >
        <input type="hidden" name="version" value={version} />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <LineField {...inputFor('series')} label={m.order_e_invoice_series()} autoCapitalize="characters" />
          <LineField {...inputFor('number')} label={m.order_e_invoice_number()} />
        </div>
        <DayField name="issuedOn" label={m.order_e_invoice_date()} required max={today} />
        <LineField
          {...inputFor('link')}
          label={m.order_e_invoice_link()}
          hint={m.order_e_invoice_link_hint()}
          optional
        />
        <LineField {...inputFor('lookupCode')} label={m.order_e_invoice_lookup()} optional />
      </ActionForm>
    </Collapsible>
  )
}
