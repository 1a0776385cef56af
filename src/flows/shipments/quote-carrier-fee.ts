import type { Dong } from '#kit/money.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { ShipmentToQuote, QuoteCarrierFee } from '#shop/checkout/find-quote.ts'
import { findSettings } from '#shop/settings/queries.ts'
import type { Carrier } from '#shop/shipping/carrier.ts'
import { carriers } from '#shop/shipping/carriers.ts'
import { findFreshQuote, findShownQuote, saveQuote, quoteKey } from '#shop/shipping/stored-quotes.ts'

export type Destination = { code: string; fullName: string; provinceName: string }

/** Shoppers wait at most this long for a carrier; then the shop's own rates count. */
const timeoutMs = 2_000
const step = 1_000

/** A carrier's fee is rounded up to a thousand đồng, as fees are usually written. */
const rounded = (fee: Dong) => Math.ceil(fee / step) * step

/**
 * The carrier's delivery fee to a ward, cached: shown again for a while, and charged as shown. `shownQuote` names the last quote used. The carrier gets no
 * data of the buyer for a quote.
 */
export function quoteCarrierFee(db: Db, to: Destination | undefined, promised?: string) {
  const stored: { id?: string } = {}
  const carrierFee: QuoteCarrierFee = async (parcel) => {
    const carrier = carriers().find((one) => one.quote)
    if (!carrier || !to) return null
    const key = quoteKey({ ...parcel, wardCode: to.code })
    const quote =
      (await findShownQuote(db, key, promised)) ??
      (await findFreshQuote(db, key)) ??
      (await requestFee(db, carrier, { key, parcel, to }))
    stored.id = quote.id
    return quote.fee
  }
  return { carrierFee, shownQuote: stored }
}

/** No carrier is asked inside the transaction that places an order: the shown quote counts, else a cached one, else the shop's rates. */
export const storedCarrierFee =
  (tx: Db, wardCode: string | undefined, promised: string | undefined): QuoteCarrierFee =>
  async (parcel) => {
    if (!wardCode) return null
    const key = quoteKey({ ...parcel, wardCode })
    const quote = (await findShownQuote(tx, key, promised)) ?? (await findFreshQuote(tx, key))
    return quote?.fee ?? null
  }

/** A fee depends on no phone number, but carriers want one of a mobile phone, which the shop's own need not be. */
const anyPhone = '+84900000000'

type FeeRequest = { key: string; parcel: ShipmentToQuote; to: Destination }

async function requestFee(db: Db, carrier: Carrier, { key, parcel, to }: FeeRequest) {
  const { name, address } = await findSettings(db)
  const answer = carrier.quote!({
    ...parcel,
    weightG: Math.max(100, parcel.weightG),
    cod: 0,
    to: {
      name,
      phone: anyPhone,
      street: address || name,
      wardName: to.fullName,
      provinceName: to.provinceName,
    },
    inspect: false,
    note: null,
    items: [{ name, sku: '', quantity: 1, price: parcel.value, weightG: parcel.weightG }],
  })
  // A carrier that cannot take this parcel has answered too: the shop's rates count.
  const quote = await Promise.race([answer.catch(() => null), timeout()])
  return saveQuote(db, {
    carrier: carrier.code,
    parcel: key,
    fee: quote && rounded(quote.fee),
    expectedAt: quote?.expectedAt ?? null,
  })
}

const timeout = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), timeoutMs).unref())
