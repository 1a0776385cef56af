import { quoteCarrierFee } from '#flows/shipments/quote-carrier-fee.ts'
import { refuseManualDiscount } from '#flows/orders/manual-discount.ts'
import { pick } from '#kit/pick.ts'
import { orRefusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { textError } from '#platform/forms/field-schema.ts'
import { requestLocale } from '#platform/request.server.ts'
import type { CartLineInput } from '#shop/cart/cart-line-input.ts'
import { lineKey } from '#shop/cart/line-key.ts'
import { bundleMarkIn } from '#shop/cart/bundle-mark.ts'
import { listForSale } from '#shop/catalogue/queries.ts'
import { findQuote } from '#shop/checkout/find-quote.ts'
import type { Quote } from '#shop/checkout/quote.ts'
import { isBlocking, problemMessage, type CompatibilityOverride, type Problem } from '#shop/checkout/problem.ts'
import { describePromotions } from '#shop/checkout/describe-promotions.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { readPhone, showPhone } from '#shop/identity/accounts/phone.ts'
import { buyerOf } from '#shop/orders/buyers/buyer-of.ts'
import { findCustomers } from '#shop/orders/buyers/find-customers.ts'
import { offeredMethods } from '#shop/payments/attempts/offered-methods.ts'
import { refusedCodeMessage } from '#shop/pricing/describe-code.ts'
import { readCode } from '#shop/pricing/read-code.ts'
import { readPlace } from '#shop/shipping/addresses/read-place.ts'
import type { WardCandidateView } from '#web/shell/places/find-ward-candidate-views.server.ts'
import { provinceOptions, wardOptions } from '#web/shell/places/place-options.server.ts'
import { m } from '#words/messages.js'
import { dongOrNothing } from '../order/order-forms.ts'
import { viewFoundGoods } from '../fields/view-found-goods.ts'
import { servicesForVariants } from '../fields/services-for-variants.ts'
import { checkLinkedAccount } from './linked-account.ts'
import { separatePairs } from './join-bundle.ts'
import { reasonsIn, type TypedOrder } from './typed-draft.ts'
import { newOrderFields } from '../fields/order-fields.ts'

type DraftErrors = { errors?: Record<string, string>; refusal?: string; wardCandidates?: WardCandidateView[] }

/** The view of a new order: the typed values, the products behind them, and the quote. */
export async function viewDraft(db: Db, actor: Actor, draft: TypedOrder, answer: DraftErrors = {}) {
  const { account, typed } = await checkLinkedAccount(db, draft)
  const { values, channel } = typed
  const discountError = await findDiscountError(db, actor, typed)
  // A refused discount does not count in the totals and stays as typed.
  const priced = discountError ? { ...typed, values: { ...values, discount: '' } } : typed
  const { quote, deliveries, rules, wrongPairs, carrierQuote } = await quoteDraft(db, priced)
  const { settings } = rules
  return {
    channel,
    values,
    account,
    /** The carrier's fee that is shown is the one that will be charged. */
    carrierQuote,
    ...answer,
    /** The order was to be placed and was not. */
    isRefused: Boolean(answer.errors ?? answer.refusal),
    errors: {
      ...answer.errors,
      ...(discountError && { discount: discountError }),
      ...(codeErrorOf(quote, typed) && { code: codeErrorOf(quote, typed) }),
    } as Record<string, string>,
    /** A new stamp with each answer resets the form. */
    stamp: crypto.randomUUID(),
    lines: await viewLines(db, typed, { quote, wrongPairs }),
    found: await viewFoundGoods(db, values.seek ?? ''),
    customers: (await findCustomers(db, values.who ?? '')).map((one) => ({ ...one, phone: showPhone(one.phone) })),
    isSearched: { products: Boolean(values.seek), customers: Boolean(values.who) },
    provinces: await provinceOptions(db),
    wards: await wardOptions(db, values.province ?? ''),
    deliveryMethods: deliveries.map(({ method, fee, daysMin, daysMax }) => ({ method, fee, daysMin, daysMax })),
    shopAddress: settings.address,
    methods: offeredMethods(settings),
    codLimit: settings.codLimit,
    holdHours: settings.phoneHoldHours,
    problems: quote.problems.filter(isBlocking).map((problem) => problemMessage(problem, requestLocale())),
    sums: viewSums(quote),
  }
}
export type DraftView = Awaited<ReturnType<typeof viewDraft>>

const viewSums = (quote: Quote) => ({
  ...pick(quote, ['count', 'subtotal', 'total', 'vat']),
  fee: quote.delivery ? quote.delivery.fee : null,
  ...describePromotions(quote, requestLocale()),
})

/** Why the typed code takes nothing off, with each answer; one that only waits for more goods says so beside the field. */
const codeErrorOf = (quote: Quote, { values: { code } }: TypedOrder) => {
  // The quote knows nothing of what cannot be a code.
  if (code?.trim() && readCode(code) === undefined) return m.promotion_refused_unknown()
  const refused = quote.codes.find((one) => one.state === 'refused')
  return refused && refusedCodeMessage(refused, requestLocale())
}

/** What stops the draft from being placed besides its fields: all of it is said at once. */
export async function findDraftErrors(db: Db, typed: TypedOrder): Promise<Record<string, string>> {
  const code = codeErrorOf((await quoteDraft(db, typed)).quote, typed)
  return {
    ...(typed.lines.length === 0 && { lines: m.order_new_lines_missing() }),
    ...(Object.keys(typed.wrongQuantities ?? {}).length > 0 && { quantity: m.order_admin_error_quantity() }),
    ...(code && { code }),
  }
}

/** Why a manual discount is refused. It is checked with each answer, so that no total is shown that cannot be charged. */
async function findDiscountError(db: Db, actor: Actor, typed: TypedOrder) {
  const { discount, discountReason } = typed.values
  const amount = dongOrNothing(discount)
  if (amount === undefined) return discount?.trim() ? m.order_admin_error_amount() : undefined
  if (!amount || !typed.lines.length) return
  const { quote, rules } = await quoteDraft(db, typed)
  // The reason is required only when the order is placed.
  const manualDiscount = { amount, reason: discountReason || m.order_admin_discount_reason() }
  const limits = rules.settings.staffDiscountPercent
  const { refusal } = await orRefusal(refuseManualDiscount(db, actor, { quote, manualDiscount, limits }))
  return refusal?.say(requestLocale())
}

type WrongPair = Extract<Problem, { kind: 'set-wrong' }>

/** The quote as the order will be placed: pairs that do not fit are allowed where a reason is given. */
async function quoteDraft(db: Db, typed: TypedOrder) {
  const offer = await findDraftQuote(db, typed)
  const wrongPairs = offer.quote.problems.filter((problem): problem is WrongPair => problem.kind === 'set-wrong')
  const reasons = reasonsIn(typed.values, typed.lines)
  const leaves = wrongPairs.flatMap(({ pair }) => (reasons.has(pair.mark) ? [pair] : []))
  return { wrongPairs, ...(leaves.length ? await findDraftQuote(db, typed, leaves) : offer) }
}

/** Pairs of the draft that do not fit and have a reason. */
export async function findDraftOverrides(db: Db, typed: TypedOrder) {
  const reasons = reasonsIn(typed.values, typed.lines)
  if (!reasons.size) return []
  const { wrongPairs } = await quoteDraft(db, typed)
  return wrongPairs.flatMap(({ pair }) =>
    reasons.has(pair.mark) ? [{ ...pair, reason: reasons.get(pair.mark)! }] : [],
  )
}

async function findDraftQuote(
  db: Db,
  { channel, values, lines }: TypedOrder,
  allowedPairs: CompatibilityOverride[] = [],
) {
  const { method, place, ward } = await readPlace(db, channel === 'counter' ? { method: 'pickup' } : values)
  const { carrierFee, shownQuote } = quoteCarrierFee(db, ward, values.carrierQuote)
  const code = readCode(values.code)
  const contact = { userId: values.userId || null, phone: readPhone(values.phone ?? ''), email: values.email || null }
  const offer = await findQuote(db, {
    lines,
    place,
    method,
    codes: code ? [code] : [],
    buyer: buyerOf(db, contact),
    manualDiscount: dongOrNothing(values.discount),
    allowedPairs,
    locale: requestLocale(),
    at: new Date(),
    carrierFee,
  })
  return { ...offer, carrierQuote: shownQuote.id ?? '' }
}

type Quoted = Pick<Awaited<ReturnType<typeof quoteDraft>>, 'quote' | 'wrongPairs'>

/** Problems of a boot and a blade together, as opposed to those of one line. */
const isOfPair = /^(?:set|work|pair|blade)-/

async function viewLines(db: Db, { lines, values, wrongQuantities = {} }: TypedOrder, { quote, wrongPairs }: Quoted) {
  const locale = requestLocale()
  const ids = lines.map(({ variantId }) => variantId)
  const serviceChoicesFor = await servicesForVariants(db, locale, ids)
  const apart = separatePairs(lines, await listForSale(db, locale, ids))
  return lines.flatMap((wantedLine, at) => {
    const line = quote.lines.find(({ id }) => id === lineKey(wantedLine))
    if (!line) return []
    const pairProblems = quote.problems.filter((one) => isOfPair.test(one.kind) && one.lineId === line.id)
    return [
      {
        variantId: line.variantId,
        name: line.name,
        sku: line.sku,
        choice: choiceOf(line),
        picture: line.picture,
        quantity: wrongQuantities[at] ?? String(line.quantity),
        quantityError: wrongQuantities[at] === undefined ? undefined : m.order_admin_error_quantity(),
        left: line.left,
        unitPrice: line.unitPrice,
        total: line.total + line.services.reduce((sum, work) => sum + work.total, 0),
        serviceChoices: serviceChoicesFor(line.variantId, wantedLine.services ?? []),
        isAgreed: Boolean(wantedLine.finalSince),
        set: viewSet(wantedLine, lines, { quote, wrongPairs }, values),
        /** The boots that this blade can be joined with. */
        joins: apart.filter(({ blade }) => blade.at === at).map(({ boot }) => ({ at: boot.at, name: boot.part.name })),
        problems: [...line.problems.filter(isBlocking), ...pairProblems].map((problem) =>
          problemMessage(problem, locale),
        ),
      },
    ]
  })
}

/** The bundle of a line: the other parts, whether this line holds the quantity, and the reason for a pair that does not fit. */
function viewSet(
  wantedLine: CartLineInput,
  lines: CartLineInput[],
  { quote, wrongPairs }: Quoted,
  values: TypedOrder['values'],
) {
  const mark = bundleMarkIn(wantedLine)
  if (!mark) return null
  const parts = lines.filter((one) => bundleMarkIn(one) === mark)
  const others = parts.filter((one) => one !== wantedLine).map(lineKey)
  const names = quote.lines.filter(({ id }) => others.includes(id)).map(({ name }) => name)
  return {
    mark,
    with: names.join(', '),
    isFirst: parts[0] === wantedLine,
    isWrong: wrongPairs.some(({ pair }) => pair.mark === mark),
    reason: values[`reason:${mark}`] ?? '',
    reasonFault: textError(newOrderFields.reason, values[`reason:${mark}`] ?? ''),
  }
}

const choiceOf = ({ options }: { options: { label: string }[] }) => options.map(({ label }) => label).join(' · ')
