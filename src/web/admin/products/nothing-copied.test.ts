import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { ProductForEdit } from '#shop/catalogue/products/find-product-for-edit.ts'
import type { ImportRow } from '#shop/imports/import-row.ts'
import { readChoices } from '#shop/imports/number-rows.ts'
import { readTaxAndStockFields } from './typed-product-list.ts'
import { optionValueLines, readOptions } from './variants/typed-options.ts'

describe('missing English is stored as empty, never as a copy of the Vietnamese', () => {
  test('an option value without English has an empty English label', () => {
    const form = new FormData()
    for (const [name, value] of Object.entries({
      'text.kind': 'em | Loại êm\nday | Loại dày | Thick',
      price: '100000',
      weightG: '100',
      pattern: 'X-{kind}',
    }))
      form.set(name, value)
    const product = { category: 'accessories', options: [{ key: 'kind', value: 'em' }] } as unknown as ProductForEdit
    const kinds = readOptions(form, product, []).plan!.options.find(({ key }) => key === 'kind')!.values
    expect(kinds.map(({ label }) => label)).toEqual([
      { vi: 'Loại êm', en: '' },
      { vi: 'Loại dày', en: 'Thick' },
    ])
    expect(optionValueLines(kinds)).toBe('em | Loại êm\nday | Loại dày | Thick')
  })

  test('an imported choice has an empty English label', () => {
    const row = { colour: 'Xanh rêu', kind: 'em | Loại êm' } as unknown as ImportRow
    expect(readChoices(row, { colours: new Map() }).choices).toMatchObject([
      { key: 'colour', value: 'xanh-reu', label: { vi: 'Xanh rêu', en: '' } },
      { key: 'kind', value: 'em', label: { vi: 'Loại êm', en: '' } },
    ])
  })

  test('an origin without English has an empty English text, and an origin without Vietnamese is refused', () => {
    expect(readTaxAndStockFields({ 'origin.vi': 'Nhật Bản' }, false)).toMatchObject({
      read: { origin: { vi: 'Nhật Bản', en: '' } },
      errors: {},
    })
    expect(readTaxAndStockFields({ 'origin.en': 'Japan' }, false).errors).toHaveProperty(['origin.vi'])
  })

  test('no other admin form fills English with the Vietnamese, except a product’s name', () => {
    const files = ['src/web/admin', 'src/web/admin-kit', 'src/shop/imports'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    const copying = /\ben: [^,}]*(?:\|\||\?\?) *[\w.[\]']*\b(?:vi|Vi)\b/
    const found = files.filter(
      (name) => /\.tsx?$/.test(name) && !name.includes('.test.') && copying.test(readFileSync(name, 'utf8')),
    )
    // A product’s name may be the same in both languages, and its pictures are described by that name.
    expect(found.toSorted()).toEqual([
      'src/web/admin/products/create/new-product-form.ts',
      'src/web/admin/products/pictures/picture-route.ts',
    ])
  })
})
