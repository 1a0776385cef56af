import { describe, expect, test } from 'vitest'
import { exchangePrice } from './exchange-price.ts'

const bought = { unitPrice: 400_000, listPrice: 500_000 }

describe('the price of an exchanged size', () => {
  test('the new size costs what the first was bought for, also when the sale is over', () => {
    expect(exchangePrice(bought, 500_000, 500_000)).toBe(400_000)
  })

  test('the difference of today’s regular prices is added', () => {
    expect(exchangePrice(bought, 500_000, 550_000)).toBe(450_000)
    expect(exchangePrice(bought, 520_000, 500_000)).toBe(380_000)
  })

  test('a withdrawn first size is compared by its price on the order, and the result is never negative', () => {
    expect(exchangePrice(bought, undefined, 530_000)).toBe(430_000)
    expect(exchangePrice(bought, 900_000, 100_000)).toBe(0)
  })
})
