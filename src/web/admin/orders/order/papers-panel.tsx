import { FileText, Printer } from 'lucide-react'
import { buttonClass } from '#ui/button.tsx'
import { m } from '#words/messages.js'
import { EInvoiceFacts } from '#web/shell/order/e-invoice-facts.tsx'
import type { Answer } from '#web/admin-kit/form/answer.ts'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { EInvoiceForm } from './e-invoice-form.tsx'
import type { AdminOrder } from './read-admin-order.ts'

const icon = { 'aria-hidden': true, size: 18, strokeWidth: 1.8 } as const
const look = `${buttonClass({ variant: 'outline', size: 'sm' })} flex-1`

/** What can be printed, and the electronic invoice that is issued elsewhere. Links of the browser, not of the router: a PDF is no page. */
export const PapersPanel = ({ desk, answer }: { desk: AdminOrder; answer?: Answer }) => (
  <Panel title={m.order_admin_papers()}>
    <div className="flex flex-wrap gap-3">
      <a href={`/admin/orders/slips?order=${desk.id}`} target="_blank" rel="noreferrer" className={look}>
        <Printer {...icon} />
        {m.document_slip()}
        <span className="sr-only"> ({m.admin_new_window()})</span>
      </a>
      <a href={`/admin/orders/${desk.id}/invoice`} target="_blank" rel="noreferrer" className={look}>
        <FileText {...icon} />
        {m.document_invoice()}
        <span className="sr-only"> ({m.admin_new_window()})</span>
      </a>
    </div>
    {desk.eInvoice && (
      <div className="mt-4 border-t border-line pt-3">
        <h3 className="type-label mb-2 text-ink">{m.order_e_invoice()}</h3>
        <EInvoiceFacts eInvoice={desk.eInvoice} />
      </div>
    )}
    <EInvoiceForm key={desk.version} desk={desk} answer={answer} />
  </Panel>
)
