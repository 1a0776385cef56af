import { describe, expect } from 'vitest'
import { system } from '#shop/identity/actor.ts'
import { findQuote } from '#shop/checkout/find-quote.ts'
import { saveSettings } from '#shop/settings/save-settings.ts'
import { saveQuote, quoteKey } from '#shop/shipping/stored-quotes.ts'
import { carrierQuotes } from '#shop/shipping/schema.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { quoteCarrierFee, storedCarrierFee } from './quote-carrier-fee.ts'
import { placeOrder } from '../orders/place-order.ts'

const to = { code: '00004', fullName: 'Phường Ba Đình', provinceName: 'Thành phố Hà Nội' }
const place = { provinceCode: '01', wardKind: 'phuong' as const, wardCode: '00004' }
const parcel = { weightG: 500, boxCm: [38, 30, 14], value: 500_000 }
const key = quoteKey({ ...parcel, wardCode: '00004' })
const asked = (fee: number | null) => ({ carrier: 'ghn', parcel: key, fee, expectedAt: null })

describe('the live fee of a carrier', () => {
  test.beforeEach(async ({ db }) => {
    await openSmallShop(db)
    await saveSettings(db, system, { liveFees: true })
  })

  test('the fee shown is the fee charged, though a later quote was stored', async ({ db }) => {
    const { variantId } = await aProduct(db)
    const shown = await saveQuote(db, asked(31_000))
    await saveQuote(db, asked(44_000))
    const cartId = await aCart(db, [{ variantId, quantity: 1 }])
    const order = await placeOrder(db, system, aPlacement(cartId, 531_000, { place, carrierQuote: shown.id }))
    expect(order).toMatchObject({ total: 531_000, shippingFee: 31_000 })
  })

  test('a quote for another parcel is not accepted', async ({ db }) => {
    const other = await saveQuote(db, { ...asked(1_000), parcel: quoteKey({ ...parcel, wardCode: '07192' }) })
    const carriage = storedCarrierFee(db, '00004', other.id)
    expect(await carriage({ ...parcel, boxCm: [38, 30, 14] })).toBeNull()
  })

  test('the table fee counts when the carrier does not answer, and that is stored', async ({ db }) => {
    const { variantId } = await aProduct(db)
    const lines = [{ variantId, quantity: 1 }]
    const quoted = async () => {
      const { carrierFee, shownQuote } = quoteCarrierFee(db, to)
      const { quote } = await findQuote(db, { lines, place, locale: 'vi', at: new Date(), carrierFee })
      return { fee: quote.delivery?.fee, id: shownQuote.id }
    }
    const first = await quoted()
    expect(first).toMatchObject({ fee: 25_000 })
    expect(await quoted()).toEqual(first)
    expect(await db.select().from(carrierQuotes)).toMatchObject([{ fee: null }])
  })

  test('the carrier is not asked where delivery is free by the table', async ({ db }) => {
    const { variantId } = await aProduct(db, { price: 2_000_000 })
    const { carrierFee } = quoteCarrierFee(db, to)
    const lines = [{ variantId, quantity: 1 }]
    const { quote } = await findQuote(db, { lines, place, locale: 'vi', at: new Date(), carrierFee })
    expect(quote.delivery?.fee).toBe(0)
    expect(await db.select().from(carrierQuotes)).toEqual([])
  })
})
