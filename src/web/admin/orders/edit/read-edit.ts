import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import { manualDiscountIn } from '#flows/orders/draft-order-edit.ts'
import { pick } from '#kit/pick.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { products, variants } from '#shop/catalogue/schema.ts'
import { listForSale } from '#shop/catalogue/queries.ts'
import { variantLabels } from '#shop/catalogue/variants/option-label.ts'
import { availableOf } from '#shop/inventory/queries.ts'
import { orderInLocale } from '#shop/orders/lines/lines-in.ts'
import { nestLines } from '#shop/orders/lines/nest-lines.ts'
import { findOrder, type WholeOrder } from '#shop/orders/queries.ts'
import { describeOptions } from '#shop/orders/lines/describe-options.ts'
import { servicesForVariants } from '../fields/services-for-variants.ts'

/** The lines of an order, each with the other sizes and colours it can be changed to. */
export async function readEdit(db: Db, orderId: string) {
  const order = await findOrder(db, orderId)
  if (!order) return
  const { lines: read } = orderInLocale(order, requestLocale())
  const lines = nestLines(read)
  const serviceChoicesFor = await servicesForVariants(
    db,
    requestLocale(),
    lines.flatMap((line) => line.variantId ?? []),
  )
  const siblings = await listSiblings(db, lines)
  const { id, code, total, version, state } = order
  return {
    id,
    code,
    total,
    version,
    state,
    off: manualDiscountIn(order),
    offReason: manualDiscountIn(order) ? reasonOf(order.timeline) : '',
    lines: lines.map((line) => viewLine(line, serviceChoicesFor, siblings)),
  }
}
export type EditView = NonNullable<Awaited<ReturnType<typeof readEdit>>>

/** The reason last given for the manual discount (manual-discount.ts). */
const reasonOf = (timeline: WholeOrder['timeline']) =>
  String(timeline.findLast(({ facts }) => facts?.said === 'off')?.facts?.reason ?? '')

type Line = ReturnType<typeof nestLines<WholeOrder['lines'][number]>>[number]
type ServiceChoicesFor = Awaited<ReturnType<typeof servicesForVariants>>
type Sibling = Awaited<ReturnType<typeof listSiblings>>[number]

function viewLine(line: Line, serviceChoicesFor: ServiceChoicesFor, siblings: Sibling[]) {
  const services = line.services.flatMap((work) => work.variantId ?? [])
  return {
    ...pick(line, ['id', 'name', 'variantId', 'quantity', 'unitPrice', 'bundleId', 'setWith']),
    choice: describeOptions(line.options, requestLocale()),
    serviceChoices: serviceChoicesFor(line.variantId, services),
    services,
    isAgreed: Boolean(line.finalSince),
    siblings: siblings
      .filter((one) => one.productId === line.productId && (one.labels || one.id === line.variantId))
      .map(({ id, left, options, labels }) => ({
        id,
        left,
        isWithdrawn: !labels,
        label: describeOptions(
          labels ? variantLabels(options, labels, requestLocale()) : line.options,
          requestLocale(),
        ),
      })),
  }
}

/** The variants for sale of these products, and the ordered ones also when they are not sold any more: those have no labels. */
async function listSiblings(db: Db, lines: Pick<Line, 'productId' | 'variantId'>[]) {
  const productIds = [...new Set(lines.map(({ productId }) => productId))]
  const ordered = lines.flatMap(({ variantId }) => variantId ?? [])
  const rows = await db
    .select({ id: variants.id, productId: variants.productId, options: variants.options })
    .from(variants)
    .where(and(inArray(variants.productId, productIds), or(isNull(variants.archivedAt), inArray(variants.id, ordered))))
    .orderBy(variants.position)
  const ids = rows.map((row) => row.id)
  const [left, sold] = [await availableOf(db, ids), await listForSale(db, requestLocale(), ids)]
  const labelsOf = (id: string) => sold.find(({ variantId }) => variantId === id)?.labels
  return rows.map((row) => ({ ...row, labels: labelsOf(row.id), left: left.get(row.id) ?? null }))
}

/** Finds the variant for sale with this SKU, ignoring case and spaces. */
export async function findSku(db: Db, sku: string) {
  const [row] = await db
    .select({ id: variants.id })
    .from(variants)
    .innerJoin(products, and(eq(products.id, variants.productId), eq(products.status, 'active')))
    .where(and(eq(variants.sku, sku.trim().toUpperCase()), isNull(variants.archivedAt)))
  return row?.id
}
