import { expect, test } from 'vitest'
import { productDraft } from '../product-draft.ts'
import { isTypeOf, typeKey } from './types.ts'

const words = { name: 'Vân', slug: 'van', summary: 'Một câu.', description: 'Mô tả.' }
const isAccepted = (type: string) =>
  productDraft.safeParse({
    category: 'figure',
    type,
    line: 'premium',
    vi: words,
    en: words,
    attributes: {},
    options: [],
    pictures: [],
    variants: [{ sku: 'FP-VAN', options: {}, price: 1, weightG: 1 }],
  })

test('a type belongs to its category', () => {
  expect([isTypeOf('figure', 'boot_only'), isTypeOf('hockey', 'boot_only')]).toEqual([true, false])
})

test('a product with an unknown type is refused at the field type', () => {
  expect(isAccepted('boot_only').error).toBeUndefined()
  expect(isAccepted('boot-only').error?.issues.map(({ path }) => path)).toEqual([['type']])
  expect(isAccepted('helmet').success).toBe(false)
})

test('an old address with boot-only is read as boot_only', () => expect(typeKey('boot-only')).toBe('boot_only'))
