import { reportTampering } from '#web/shell/reports/report-tampering.server.ts'
import { isSealed } from './seal-total.server.ts'

/** What only the server says: a browser that names one of these tries whether we listen. */
const ours = [
  'currency',
  'price',
  'unitPrice',
  'total',
  'amount',
  'discount',
  'shippingFee',
  'vat',
  'paid',
  'state',
  'status',
  'userId',
  'role',
]

/** A form that names prices, currencies or states. They change nothing; that they were sent is written down. */
export async function reportForgedFields(request: Request, form: FormData) {
  const fields = ours.filter((name) => form.has(name))
  if (!fields.length) return
  const details = { form: 'checkout', fields }
  await reportTampering(request, {
    type: 'checkout-tampered',
    severity: 'medium',
    message: 'Fields that no page sends',
    details,
  })
}

/** A total that does not hold and never was ours: prices that moved come with the seal of what was shown. */
export async function reportForgedTotal(request: Request, form: FormData, cartId: string | undefined) {
  const total = Number(form.get('seenTotal'))
  if (isSealed(cartId, total, String(form.get('seal') ?? ''))) return
  const details = { form: 'checkout', total }
  await reportTampering(request, {
    type: 'checkout-tampered',
    severity: 'medium',
    message: 'A total that was never shown',
    details,
  })
}
