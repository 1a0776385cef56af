import { describe, expect, test } from 'vitest'
import { exchangePrice } from './exchange-price.ts'

const bought = { unitPrice: 400_000, listPrice: 500_000 }

describe('what a piece of another size counts for', () => {
  test('is what the first was bought for, also when the sale is over', () => {
    expect(exchangePrice(bought, 500_000, 500_000)).toBe(400_000)
  })

  test('more or less by what the regular prices of the two sizes differ today', () => {
    expect(exchangePrice(bought, 500_000, 550_000)).toBe(450_000)
    expect(exchangePrice(bought, 520_000, 500_000)).toBe(380_000)
  })

  test('goes by the price on the order where the first size is sold no more, and never below nothing', () => {
    expect(exchangePrice(bought, undefined, 530_000)).toBe(430_000)
    expect(exchangePrice(bought, 900_000, 100_000)).toBe(0)
  })
})
