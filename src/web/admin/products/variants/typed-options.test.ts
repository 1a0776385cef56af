import { expect, test } from 'vitest'
import type { OptionKey } from '#shop/catalogue/product.ts'
import type { ProductForEdit } from '#shop/catalogue/products/find-product-for-edit.ts'
import { readOptions } from './typed-options.ts'

const blade = { category: 'blades', options: [] } as unknown as ProductForEdit

function readAs(key: OptionKey, typed: string) {
  const form = new FormData()
  const fields = { price: '100000', weightG: '100', pattern: 'X-1', [`text.${key}`]: typed }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const [option] = readOptions(form, blade, []).plan!.options
  return option!.values.map(({ value }) => value)
}

test.for<[string, string[]]>([
  ['7, 7.25, 7.5', ['7', '7.25', '7.5']],
  ['7,7.25,7.5', ['7', '7.25', '7.5']],
  ['7,25; 7,5', ['7.25', '7.5']],
  ['7,25, 7,5, 8', ['7.25', '7.5', '8']],
  ['6,75\n7,50', ['6.75', '7.5']],
  ['7,25 | Bảy một phần tư | Seven and a quarter', ['7.25']],
])('blade lengths typed as %j are read as %j', ([typed, lengths]) =>
  expect(readAs('blade_length', typed)).toEqual(lengths),
)

test('a comma between whole sizes parts them', () => expect(readAs('size', '250,25')).toEqual(['250', '25']))
