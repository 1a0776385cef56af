import type { DetailsPreview as DetailsPreviewed } from '#flows/orders/edit-order-details.ts'
import { dong, type Dong } from '#kit/money.ts'
import type { DetailField } from '#shop/orders/edits/differences-between.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { m } from '#words/messages.js'
import type { DifferenceView } from './view-difference.ts'

/** `seen`: the values that would be saved; `version`: the version of the order that they were compared with. */
export type Preview = {
  differences: DifferenceView[]
  version: number
  seen: string
  sums: DetailsPreviewed['sums']
  total: Dong
}

const fieldWords: Record<DetailField, () => string> = {
  name: () => m.checkout_name(),
  phone: () => m.checkout_phone(),
  email: () => m.checkout_email(),
  locale: () => m.order_new_language(),
  recipient: () => m.profile_recipient(),
  recipientPhone: () => m.order_admin_details_recipient_phone(),
  province: () => m.checkout_province(),
  ward: () => m.checkout_ward(),
  street: () => m.checkout_street(),
  method: () => m.order_admin_method(),
  inspect: () => m.admin_inspect(),
  note: () => m.admin_order_note(),
  company: () => m.checkout_company(),
  taxCode: () => m.checkout_tax_code(),
  companyAddress: () => m.checkout_company_address(),
  invoiceEmail: () => m.order_invoice_email(),
}

/** Labels of the fields by name. */
export const detailLabels = () => Object.fromEntries(Object.entries(fieldWords).map(([name, words]) => [name, words()]))

/** The changes, old → new; the button saves exactly these. */
export function DetailsPreviewPanel({ preview: { differences, version, seen, sums, total } }: { preview: Preview }) {
  if (!differences.length) return <Notice tone="info">{m.refusal_nothing_changed()}</Notice>
  return (
    <section
      aria-labelledby="preview"
      role="status"
      className="rounded-sm border border-accent/45 bg-accent-soft px-4 py-4 md:px-5"
    >
      <h2 id="preview" className="type-h3">
        {m.order_admin_preview()}
      </h2>
      <dl className="mt-2 grid gap-3">
        {differences.map(({ field, from, to }) => (
          <div key={field}>
            <dt className="type-label text-muted">{fieldWords[field]()}</dt>
            <dd className="break-words whitespace-pre-line text-ink">
              {from || m.order_admin_details_empty()} →{' '}
              <b className="font-[560]">{to || m.order_admin_details_empty()}</b>
            </dd>
          </div>
        ))}
      </dl>
      {sums && <Sums {...sums} />}
      <input type="hidden" name="seenVersion" value={version} />
      <input type="hidden" name="seen" value={seen} />
      <input type="hidden" name="seenTotal" value={total} />
      <Button type="submit" size="sm" className="mt-4" name="intent" value="save">
        {m.order_admin_do_edit()}
      </Button>
    </section>
  )
}

/** The new shipping fee and its effect on the total. */
const Sums = ({ fee, feeBefore, before, total, owed, over }: NonNullable<Preview['sums']>) => (
  <div className="num mt-3 grid gap-1 border-t border-accent/45 pt-3">
    <p>
      {fee === feeBefore
        ? m.order_admin_preview_fee_same({ fee: dong(fee) })
        : m.order_admin_preview_fee({ from: dong(feeBefore), to: dong(fee) })}
    </p>
    {total !== before && (
      <p className="font-semibold text-ink">{m.order_admin_preview_total({ from: dong(before), to: dong(total) })}</p>
    )}
    {owed > 0 && <p>{m.order_admin_preview_owed({ amount: dong(owed) })}</p>}
    {over > 0 && <p>{m.order_admin_preview_over({ amount: dong(over) })}</p>}
  </div>
)
