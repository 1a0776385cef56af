import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packVariants, unpackVariants } from './packed-variants.ts'

const word = fc.stringMatching(/^[a-z0-9./ ()–″-]{1,12}$/)
const count = fc.integer({ min: 0, max: 20_000_000 })
const variant = fc.record({
  id: fc.uuid(),
  sku: fc.stringMatching(/^[A-Z0-9-]{4,40}$/),
  options: fc.record({ colour: word, size: word, width: word }, { requiredKeys: [] }),
  price: count,
  salePrice: fc.option(count),
  stock: fc.option(fc.integer({ min: 0, max: 4 })),
})

test('any variants are the same after packing and unpacking', () => {
  fc.assert(
    fc.property(fc.array(variant, { maxLength: 12 }), (variants) => {
      const plain = JSON.parse(JSON.stringify(variants)) as typeof variants
      expect(unpackVariants(packVariants(variants))).toEqual(plain)
    }),
  )
})

test('a product without options is the same after packing and unpacking', () => {
  const towel = { id: 'a', sku: 'TOWEL-1', options: {}, price: 90_000, salePrice: null, stock: 0 }
  expect(unpackVariants(packVariants([towel]))).toEqual([towel])
})
