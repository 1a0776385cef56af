import { randomUUID } from 'node:crypto'
import type { Dong } from '#kit/money.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { lineKey } from '#shop/cart/line-key.ts'
import { bundleMarkOf } from '#shop/cart/make-bundle-mark.ts'
import type { CartLineInput } from '#shop/cart/cart-line-input.ts'
import { listProductNames } from '#shop/catalogue/products/list-product-names.ts'
import { listForSale } from '#shop/catalogue/queries.ts'
import { findRules } from '#shop/checkout/find-rules.ts'
import { isBlocking, problemMessage } from '#shop/checkout/problem.ts'
import { quoteCart, type QuoteInput, type QuoteLine, type Quote } from '#shop/checkout/quote.ts'
import { availableOf } from '#shop/inventory/queries.ts'
import { reservedByOrder } from '#shop/inventory/moves/reserved-by-order.ts'
import { orderChangesBetween } from '#shop/orders/edits/order-changes-between.ts'
import { nestLines } from '#shop/orders/lines/nest-lines.ts'
import type { WholeOrder } from '#shop/orders/queries.ts'
import { sumOf } from '#shop/pricing/discount.ts'
import { findGrantedOffers } from '#shop/pricing/find-granted-offers.ts'
import { vatDayOf } from '#shop/pricing/vat-day.ts'
import { m } from '#words/messages.js'

/** The wanted lines: one for each line that stays (without `lineId`: a new one); a line that is not listed is removed. */
export type EditedLine = {
  lineId: string | null
  variantId: string
  quantity: number
  /** The services for it; left out: unchanged. */
  services?: string[]
  /** A part of a bundle is sold separately from now on. */
  isSoldSeparately?: boolean
  /** The buyer agreed to keep goods that were worked on. */
  isAgreed?: boolean
}

/** `off`: the manual discount from now on; left out: unchanged. `isLeft`: staff allow boots and blades in a bundle that do not fit by the rules. */
type OrderEditInput = { lines: EditedLine[]; off?: Dong; isLeft?: boolean }

type Line = WholeOrder['lines'][number]

/** The most pieces of one line that staff may sell; carts have the same limit. */
const maxPerLine = 999

/** Quotes the order with these lines: agreed prices stay, new goods cost today's price, the promotions of the order are applied again, the fee stays. */
export async function draftOrderEdit(db: Db, order: WholeOrder, { lines: edited, off, isLeft }: OrderEditInput) {
  refuseFixed(order)
  const newLines = newLinesOf(order, edited)
  if (!newLines.length) throw new Refusal('edit-empties', m.refusal_edit_empties, {})
  const sets = bundlesOfOrder(order)
  const basket = await readBasket(db, order, { lines: newLines, sets, off: off ?? manualDiscountIn(order) })
  const { quote, leaves } = isLeft ? quoteWithLeave(basket) : { quote: quoteCart(basket), leaves: [] }
  const problem = quote.problems.find(isBlocking)
  if (problem?.kind === 'final-not-agreed')
    throw new Refusal(problem.kind, m.refusal_edit_final, { name: problem.name })
  refuseBrokenBundle(quote)
  if (problem)
    throw new Refusal(
      problem.kind === 'set-wrong' ? problem.kind : 'cart-problem',
      (_, options) => problemMessage(problem, options.locale),
      { problem },
    )
  const names = await listProductNames(db, [...new Set(basket.forSale.map(({ productId }) => productId))])
  const lines = quote.lines.flatMap((line) => withIds(line, order, { lines: newLines, sets, names }))
  return { quote, lines, leaves, changes: orderChangesBetween(order, { ...quote, lines }) }
}
export type OrderEditDraft = Awaited<ReturnType<typeof draftOrderEdit>>

/** Refuses orders with deleted goods and exchange orders: such an order is cancelled and placed again. */
function refuseFixed({ lines, discounts }: WholeOrder) {
  const isFixed =
    lines.some((line) => line.variantId === null) ||
    discounts.some(({ source, promotionId }) => source === 'exchange' || (source === 'promotion' && !promotionId))
  if (isFixed) throw new Refusal('edit-fixed', m.refusal_edit_fixed, {})
}

type NewLine = CartLineInput & { lineId: string | null }

/** Each line with its services; two entries for the same goods become one line. */
function newLinesOf(order: WholeOrder, edited: EditedLine[]): NewLine[] {
  const currentLines = new Map(nestLines(order.lines).map((line) => [line.id, line]))
  const byKey = new Map<string, NewLine>()
  for (const { lineId, variantId, quantity, isAgreed, isSoldSeparately, services: chosenServices } of edited) {
    if (quantity <= 0) continue
    const line = lineId ? currentLines.get(lineId) : undefined
    if (lineId && !line) throw new Refusal('order-changed', m.refusal_order_changed, {})
    const works = chosenServices ?? line?.services.map((work) => work.variantId!) ?? []
    const services = line?.bundleId && !isSoldSeparately ? [...works, bundleMarkOfId(line.bundleId)] : works
    const finalSince = line?.finalSince ?? (isAgreed ? new Date() : null)
    const one = { lineId, variantId, services, finalSince, quantity }
    const same = byKey.get(lineKey(one))
    byKey.set(lineKey(one), same ? { ...same, quantity: same.quantity + quantity } : one)
  }
  return [...byKey.values()]
}

/** The manual discount stays, split over the new lines, as long as the goods cost that much. */
export const manualDiscountIn = ({ discounts }: Pick<WholeOrder, 'discounts'>) =>
  sumOf(discounts.filter(({ source }) => source === 'staff'))

type EditBasket = { lines: NewLine[]; sets: OrderBundle[]; off: Dong }

async function readBasket(db: Db, order: WholeOrder, { lines, sets, off }: EditBasket): Promise<QuoteInput> {
  const ids = [...new Set(lines.flatMap((line) => [line.variantId, ...(line.services ?? [])]))]
  const codes = [...new Set(order.discounts.flatMap((row) => row.code ?? []))]
  const { vatRates, settings } = await findRules(db)
  const available = await availableOf(
    db,
    lines.map((line) => line.variantId),
  )
  for (const { variantId, quantity } of await reservedByOrder(db, order.id))
    if (available.has(variantId)) available.set(variantId, available.get(variantId)! + quantity)
  const now = new Date()
  const fee = order.shippingFee + order.shippingDiscount
  return {
    lines,
    forSale: await listForSale(db, order.locale, ids, keptVariantIds(order, lines)),
    available,
    vatRates,
    at: now,
    day: vatDayOf(settings, order),
    shippingVatRate: order.eInvoice ? order.shippingVatRate : undefined,
    locale: order.locale,
    maxPerLine,
    delivery: { method: order.method, fee, daysMin: 0, daysMax: 0, freeFrom: null },
    agreed: new Map(order.lines.map((line) => [line.variantId!, agreedOf(order, line)])),
    codes,
    manualDiscount: off,
    setPercents: new Map(sets.map(({ mark, percent }) => [mark, percent])),
    allowedPairs: agreedPairs(sets),
    // They were granted when the order was placed; their conditions are checked again.
    offers: await findGrantedOffers(db, order.id),
  }
}

/** Agreed prices stay; after the invoice of the order the rates of VAT stay too. */
const agreedOf = ({ eInvoice }: WholeOrder, { unitPrice, listPrice, vatRate }: Line) => ({
  unitPrice,
  listPrice,
  vatRate: eInvoice ? vatRate : undefined,
})

/** What the order has already stays in it, also when the shop does not sell it any more; more of it is for sale or refused. */
function keptVariantIds(order: WholeOrder, lines: NewLine[]) {
  const piecesOf = (some: { quantity: number }[]) => sum(some.map(({ quantity }) => quantity))
  const ordered = (id: string) => piecesOf(order.lines.filter(({ variantId }) => variantId === id))
  const wanted = (id: string) =>
    piecesOf(lines.filter(({ variantId, services }) => variantId === id || services?.includes(id)))
  return order.lines.flatMap(({ variantId: id }) => (id && wanted(id) <= ordered(id) ? [id] : []))
}

/** A bundle of an order as an edit quotes it: its mark, the agreed pair and its percentage off, which later settings do not change. */
type OrderBundle = { bundleId: string; mark: string; variantIds: string[]; percent: number }

/** The same bundle has the same mark in every preview. */
const bundleMarkOfId = (bundleId: string) => bundleMarkOf([bundleId])

function bundlesOfOrder({ lines, discounts }: Pick<WholeOrder, 'lines' | 'discounts'>): OrderBundle[] {
  const bySet = Map.groupBy(lines, ({ bundleId }) => bundleId ?? '')
  bySet.delete('')
  return [...bySet].map(([bundleId, own]) => {
    const ids = new Set(own.map(({ id }) => id))
    const rows = discounts.filter(({ source, lineId }) => source === 'bundle' && lineId && ids.has(lineId))
    const [off, fullPrice] = [sum(rows.map(({ amount }) => amount)), sum(own.map(({ total }) => total))]
    const variantIds = own.flatMap(({ partOf, variantId }) => (partOf === null && variantId ? [variantId] : []))
    return {
      bundleId,
      mark: bundleMarkOfId(bundleId),
      variantIds,
      percent: fullPrice ? Math.round((off * 100) / fullPrice) : 0,
    }
  })
}

const sum = (amounts: number[]) => amounts.reduce((all, one) => all + one, 0)

/** Agreed pairs stay allowed, whatever the rules say today; the quote finds out which of the two is the boot. */
const agreedPairs = (sets: readonly OrderBundle[]) =>
  sets.flatMap(({ mark, variantIds: [first, second] }) =>
    first && second
      ? [
          { mark, bootId: first, bladeId: second },
          { mark, bootId: second, bladeId: first },
        ]
      : [],
  )

/** Refuses a bundle that loses a part, its work or its equal quantities: a bundle stays whole or is split on purpose. */
function refuseBrokenBundle({ problems }: Pick<Quote, 'problems'>) {
  const broken = problems.find(({ kind }) => kind === 'set-incomplete' || kind === 'set-uneven')
  if (!broken) return
  throw new Refusal(
    'set-broken',
    (_, options) => m.refusal_edit_bundle({ why: problemMessage(broken, options.locale) }, options),
    { problem: broken },
  )
}

/** Allows a pair that does not fit and returns it, so that the caller can record who allowed it. */
function quoteWithLeave(basket: QuoteInput) {
  const leaves = quoteCart(basket).problems.flatMap((problem) => (problem.kind === 'set-wrong' ? [problem.pair] : []))
  return { leaves, quote: quoteCart({ ...basket, allowedPairs: [...(basket.allowedPairs ?? []), ...leaves] }) }
}

type EditContext = Pick<EditBasket, 'lines' | 'sets'> & { names: Awaited<ReturnType<typeof listProductNames>> }

/** A line keeps its id, and its text while the variant stays the same; so do its services. */
function withIds(line: QuoteLine, order: WholeOrder, { lines, sets, names }: EditContext) {
  const { lineId } = lines.find((one) => lineKey(one) === line.id)!
  const old = order.lines.find((one) => one.id === lineId)
  const id = old?.id ?? randomUUID()
  const bundleId = sets.find(({ mark }) => mark === line.bundleMark)?.bundleId ?? null
  const works = line.services.map((work) => {
    const was = order.lines.find((one) => one.partOf === id && one.variantId === work.variantId)
    return {
      ...copied(work, was, names),
      id: was?.id ?? randomUUID(),
      partOf: id as string | null,
      finalSince: line.finalSince,
      bundleId,
    }
  })
  return [
    { ...copied(line, old, names), id, partOf: null as string | null, finalSince: line.finalSince, bundleId },
    ...works,
  ]
}

function copied(line: QuoteLine | QuoteLine['services'][number], old: Line | undefined, names: EditContext['names']) {
  const isSame = old !== undefined && old.variantId === line.variantId
  const words = isSame ? old : line
  const { name, slug, options, picture, sku } = words
  const { variantId, productId, chargeableG, stocked, quantity, unitPrice, listPrice, total } = line
  const { discount, discounts, vatClass, vatRate, vat } = line
  const sums = { quantity, unitPrice, listPrice, total, discount, discounts, vatClass, vatRate, vat }
  return {
    variantId,
    productId,
    sku,
    name,
    names: isSame ? old.names : names.get(productId),
    slug,
    options,
    picture,
    chargeableG,
    stocked,
    ...sums,
  }
}
