import type { Db } from '#platform/postgres/db.server.ts'
import type { OrderDetails } from '#shop/orders/edits/order-details.ts'
import { pick } from '#kit/pick.ts'
import { readPlace } from '#shop/shipping/addresses/read-place.ts'
import { m } from '#words/messages.js'
import { readForm, type Rejected } from '#web/admin-kit/form/read-form.ts'
import { deliveredForm, detailsOf, fetchedForm } from './details-form.ts'

type Read = { details: OrderDetails; rejected?: undefined } | { details?: undefined; rejected: Rejected }

/** What the form says. A ward that is no more by law may stay where it stands. */
export async function readDetails(db: Db, form: FormData, before: OrderDetails): Promise<Read> {
  if (form.get('method') === 'pickup') {
    const { value, rejected } = readForm(fetchedForm, form)
    return rejected ? { rejected } : { details: detailsOf(value) }
  }
  const { value, rejected } = readForm(deliveredForm, form)
  if (rejected) return { rejected }
  const was = before.address
  if (was?.wardCode === value.ward && was.provinceCode === value.province)
    return { details: detailsOf(value, pick(was, ['provinceCode', 'provinceName', 'wardCode', 'wardName'])) }
  const { ward } = await readPlace(db, value)
  const values = Object.fromEntries([...form].map(([name, typed]) => [name, String(typed)]))
  if (!ward) return { rejected: { errors: { ward: m.checkout_ward_other() }, values } }
  const { province: provinceCode, provinceName, code: wardCode, fullName: wardName } = ward
  return { details: detailsOf(value, { provinceCode, provinceName, wardCode, wardName }) }
}
