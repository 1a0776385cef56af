import { m } from '#words/messages.js'
import type { EditView } from './read-edit.ts'
import { firstOfBundle } from './bundle-lines.ts'

/** The order as the fields of its form show it: what two people who edit it are compared by. */
export const orderEditValues = (order: EditView): Record<string, string> => ({
  ...Object.fromEntries(order.lines.flatMap((line) => lineFields(order, line))),
  discount: order.off ? String(order.off) : '',
})

function lineFields(order: EditView, line: EditView['lines'][number]) {
  const fields: [string, string][] = line.works.map((work) => [`work:${line.id}:${work.id}`, work.chosen ?? ''])
  if (line.siblings.length > 1) fields.push([`variant:${line.id}`, line.variantId ?? ''])
  if (firstOfBundle(order, line) === line) fields.push([`quantity:${line.id}`, String(line.quantity)])
  return fields
}

/** What they are called where two people changed the same one. */
export const orderEditLabels = (order: EditView): Record<string, string> => ({
  ...Object.fromEntries(
    order.lines.flatMap(({ id, name, works }) => [
      [`quantity:${id}`, `${m.admin_quantity()} · ${name}`],
      [`variant:${id}`, `${m.order_admin_edit_variant()} · ${name}`],
      ...works.map((work) => [`work:${id}:${work.id}`, `${work.name} · ${name}`]),
    ]),
  ),
  discount: m.order_admin_discount(),
})

/** A size or a work by its name. */
export function describeOrderEditField({ lines }: EditView, field: string, value: string) {
  const line = lines.find(({ id }) => field.includes(id))
  const works = line?.works.flatMap(({ options }) => options) ?? []
  return [...(line?.siblings.map(({ id, label }) => ({ value: id, label })) ?? []), ...works].find(
    (one) => one.value === value,
  )?.label
}
