import type { Dong } from '#kit/money.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { ShipmentToQuote, QuoteCarrierFee } from '#shop/checkout/find-quote.ts'
import { findSettings } from '#shop/settings/queries.ts'
import type { Carrier } from '#shop/shipping/carrier.ts'
import { carriers } from '#shop/shipping/carriers.ts'
import { findFreshQuote, findShownQuote, keepQuote, quoteKey } from '#shop/shipping/keep-quote.ts'

export type Destination = { code: string; fullName: string; provinceName: string }

/** Shoppers wait no longer for a carrier; then the shop's own table counts. */
const patienceMs = 2_000
const step = 1_000

/** Fees that a carrier asks are rounded up to a thousand, as fees are written. */
const rounded = (fee: Dong) => Math.ceil(fee / step) * step

/**
 * What carriage to a ward costs, asked of the carrier and kept: shown again for a while, and charged as it was shown. `seen` names the quote that was used last.
 * Nothing of the buyer is told to the carrier for a price.
 */
export function quoteCarrierFee(db: Db, to: Destination | undefined, promised?: string) {
  const seen: { id?: string } = {}
  const carriage: QuoteCarrierFee = async (parcel) => {
    const carrier = carriers().find((one) => one.quote)
    if (!carrier || !to) return null
    const key = quoteKey({ ...parcel, wardCode: to.code })
    const quote =
      (await findShownQuote(db, key, promised)) ??
      (await findFreshQuote(db, key)) ??
      (await ask(db, carrier, { key, parcel, to }))
    seen.id = quote.id
    return quote.fee
  }
  return { carriage, seen }
}

/** Inside the placing transaction nobody is asked: the quote that was shown counts, else one that is kept, else the table. */
export const storedCarrierFee =
  (tx: Db, wardCode: string | undefined, promised: string | undefined): QuoteCarrierFee =>
  async (parcel) => {
    if (!wardCode) return null
    const key = quoteKey({ ...parcel, wardCode })
    const quote = (await findShownQuote(tx, key, promised)) ?? (await findFreshQuote(tx, key))
    return quote?.fee ?? null
  }

type Asking = { key: string; parcel: ShipmentToQuote; to: Destination }

async function ask(db: Db, carrier: Carrier, { key, parcel, to }: Asking) {
  const { name, phone, address } = await findSettings(db)
  const answer = carrier.quote!({
    ...parcel,
    weightG: Math.max(100, parcel.weightG),
    cod: 0,
    to: {
      name,
      phone: phone.replace(/\D/g, ''),
      street: address || name,
      wardName: to.fullName,
      provinceName: to.provinceName,
    },
    inspect: false,
    note: null,
    items: [{ name, sku: '', quantity: 1, price: parcel.value, weightG: parcel.weightG }],
  })
  // A "no" to this parcel is an answer too: the table counts.
  const quote = await Promise.race([answer.catch(() => null), silence()])
  return keepQuote(db, {
    carrier: carrier.code,
    parcel: key,
    fee: quote && rounded(quote.fee),
    expectedAt: quote?.expectedAt ?? null,
  })
}

const silence = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), patienceMs).unref())
