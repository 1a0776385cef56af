import { countMessage } from '#kit/count-message.ts'
import { decimal } from '#kit/decimal.ts'
import { inLocale, type Locale } from '#kit/localized.ts'
import { dong } from '#kit/money.ts'
import type { Rules } from '#shop/checkout/find-rules.ts'
import type { Document, DocumentNode } from '#shop/content/documents/document.ts'
import { fillBlanks, insertParts, type Filling } from '#shop/content/documents/fill-blanks.ts'
import { shopFacts } from '#shop/content/policies/shop-facts.ts'
import { methodCodes, type MethodCode } from '#shop/shipping/address.ts'
import { deliveryMethodName } from '#shop/shipping/zones/delivery-method-name.ts'
import type { NamedZone, Rate } from '#shop/shipping/zones/rates.ts'
import { m } from '#words/messages.js'
import { cancelTerms } from './cancel-terms.ts'

/** Values that policies show, taken from the rules that quotes use, so that a text cannot promise what the software does not do. */
export const fillPolicies = (rules: Terms, locale: Locale): Filling => ({
  facts: { ...shopFacts(rules.settings, locale), cancelTerms: { text: cancelTerms(locale) } },
  parts: { 'shipping-rates': ratesTable(rules, locale) },
})

/** A text as readers see it: a placeholder or a table of fees may stand in every page, guide and post. */
export function fillText(body: Document, rules: Terms, locale: Locale): Document {
  const { facts, parts } = fillPolicies(rules, locale)
  return insertParts(fillBlanks(body, facts), parts)
}

type Terms = Pick<Rules, 'settings' | 'zones' | 'rates'>
type Fees = { zones: NamedZone[]; rates: Rate[] }

/** The delivery fees as the policy shows them: one row for each zone and, where fees depend on weight, one for each step. */
export function ratesTable({ zones, rates }: Fees, locale: Locale): DocumentNode[] {
  const options = { locale }
  const rows = zones
    .toSorted((a, b) => a.rank - b.rank)
    .flatMap((zone) =>
      methodCodes
        .filter(isCarried)
        .flatMap((method) =>
          bandsOf(rates.filter((rate) => rate.zoneId === zone.id && rate.method === method)).map((band) => [
            zoneLabel(zone, band[0]!, locale),
            band.map((rate) => feeLabel(rate, locale)).join('; '),
            daysLabel(band[0]!, locale),
          ]),
        ),
    )
  if (!rows.length) return [paragraph(m.policy_no_fees({}, options))]
  const heads = [m.policy_fee_where({}, options), m.policy_fee({}, options), m.policy_fee_days({}, options)]
  return [
    {
      type: 'table',
      attrs: { caption: m.policy_fees({}, options), phones: 'cards' },
      content: [row(heads, 'tableHeader'), ...rows.map((cells) => row(cells, 'tableCell'))],
    },
  ]
}

/** Rates of one weight step, from the smallest basket up; the lightest step first. */
function bandsOf(rates: Rate[]) {
  const steps = Map.groupBy(rates, ({ fromWeightG, toWeightG }) => `${fromWeightG}-${toWeightG}`)
  return [...steps.values()]
    .map((band) => band.toSorted((a, b) => a.fromValue - b.fromValue))
    .toSorted((a, b) => a[0]!.fromWeightG - b[0]!.fromWeightG)
}

function zoneLabel({ name }: NamedZone, { method, fromWeightG, toWeightG }: Rate, locale: Locale) {
  const kilos = (grams: number) => decimal(grams / 1000)
  const zone = inLocale(name, locale)
  const where = method === 'standard' ? zone : `${zone} – ${deliveryMethodName(method, locale)}`
  if (toWeightG !== null)
    return m.policy_fee_up_to({ where, from: kilos(fromWeightG), until: kilos(toWeightG) }, { locale })
  return fromWeightG ? m.policy_fee_above({ where, from: kilos(fromWeightG) }, { locale }) : where
}

function feeLabel({ fromValue, fee }: Rate, locale: Locale) {
  const amount = fee ? dong(fee) : m.policy_fee_free({}, { locale })
  return fromValue ? m.policy_fee_from({ amount, value: dong(fromValue) }, { locale }) : amount
}

const isCarried = (method: MethodCode) => method !== 'pickup'

const daysLabel = ({ daysMin, daysMax }: Rate, locale: Locale) =>
  daysMax === 0
    ? m.delivery_same_day({}, { locale })
    : daysMin === daysMax
      ? countMessage(daysMin, [m.policy_days_one, m.policy_days], { locale })
      : m.policy_days_range({ from: daysMin, until: daysMax }, { locale })

const paragraph = (text: string): DocumentNode => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const row = (cells: string[], type: string): DocumentNode => ({
  type: 'tableRow',
  content: cells.map((text, at) => ({ type: at === 0 ? 'tableHeader' : type, content: [paragraph(text)] })),
})
