import type { EditedLine } from '#flows/orders/draft-order-edit.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { textError } from '#platform/forms/field-schema.ts'
import { typedWhole } from '#platform/forms/typed-whole.ts'
import { m } from '#words/messages.js'
import { typedValues } from '#web/admin-kit/form/read-form.ts'
import { filledRows } from './new-rows.ts'
import { findSku, type EditView } from './read-edit.ts'
import { firstOfBundle } from './bundle-lines.ts'
import { orderEditFields } from '../fields/order-fields.ts'

/** An emptied field is a mistake, no removal. */
const quantity = typedWhole(0, 999, () => m.order_admin_error_quantity())

/** One variant of each offered service; a service that is no longer offered stays as it was. */
function servicesIn(form: FormData, { id, serviceChoices, services }: EditView['lines'][number]) {
  const offered = serviceChoices.flatMap((work) => work.options.map(({ value }) => value))
  const chosen = serviceChoices.flatMap((work) => {
    const chosenId = form.get(`work:${id}:${work.id}`) ?? work.chosen
    return work.options.filter(({ value }) => value === chosenId).map(({ value }) => value)
  })
  return [...services.filter((one) => !offered.includes(one)), ...chosen]
}

/** `set:<set>`: the bundle stays whole, is split, or only the part with this line id stays. */
const bundleSplitOf = (form: FormData, bundleId: string) => String(form.get(`set:${bundleId}`) ?? 'whole')

type Read = { lines: EditedLine[]; errors: Record<string, string> }

/** Parses the lines: `quantity:<line>`, `variant:<line>`, and added products as `sku:<n>` with `more:<n>`. */
export async function readEditForm(db: Db, form: FormData, order: EditView): Promise<Read> {
  const errors: Record<string, string> = {}
  const edited = order.lines.map((line) => {
    const first = firstOfBundle(order, line)
    const split = line.bundleId ? bundleSplitOf(form, line.bundleId) : 'whole'
    // A line that the form did not have yet stays as it is.
    const many = quantity.safeParse(form.get(`quantity:${first.id}`) ?? String(first.quantity))
    if (!many.success) errors[`quantity:${first.id}`] = m.order_admin_error_quantity()
    const chosen = form.get(`variant:${line.id}`)
    const sibling = line.siblings.find((one) => one.id === chosen)
    return {
      lineId: line.id,
      variantId: sibling?.id ?? line.variantId ?? '',
      quantity: split === 'whole' || split === 'apart' || split === line.id ? (many.data ?? line.quantity) : 0,
      isSoldSeparately: split !== 'whole',
      services: servicesIn(form, line),
      isAgreed: form.get(`agreed:${line.id}`) === 'on',
    }
  })
  const added: EditedLine[] = []
  for (const row of filledRows(typedValues(form))) {
    const sku = String(form.get(`sku:${row}`) ?? '')
    const error = textError(orderEditFields.sku, sku)
    const variantId = error ? undefined : await findSku(db, sku)
    const many = quantity.safeParse(form.get(`more:${row}`))
    if (!variantId) errors[`sku:${row}`] = error ?? m.order_admin_error_sku()
    if (!many.success) errors[`more:${row}`] = m.order_admin_error_quantity()
    if (variantId && many.success) added.push({ lineId: null, variantId, quantity: many.data })
  }
  return { lines: [...edited, ...added], errors }
}
