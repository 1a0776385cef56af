import { describe, expect, test } from 'vitest'
import { m } from '#words/messages.js'
import { pricesOf, readProduct, productTextParts } from './typed-product.ts'

const id = '11111111-1111-4111-8111-111111111111'
const saved = { id, price: 2_000_000, salePrice: null, saleFrom: null, saleUntil: null }

/** The form of a saved product, with some fields changed. */
function form(typed: Record<string, string> = {}, levels: string[] = []) {
  const texts = ['vi', 'en'].flatMap((locale) => productTextParts.map((part) => [`${locale}.${part}`, '']))
  const words = { name: 'Lướt Aria', slug: 'luot-aria', summary: 'Một đôi giày.' }
  const both = ['vi', 'en'].flatMap((locale) =>
    Object.entries(words).map(([part, value]) => [`${locale}.${part}`, value]),
  )
  const prices = Object.entries(pricesOf(saved)).map(([part, value]) => [`${part}.${id}`, value])
  const plain = {
    kind: 'accessories/guards',
    measured: 'accessories',
    'measure.fits': 'figure',
    vatClass: 'goods',
    line: 'sport',
    status: 'active',
    warrantyMonths: '12',
  }
  const sent = new FormData()
  for (const [name, value] of Object.entries({
    ...Object.fromEntries([...texts, ...both, ...prices]),
    ...plain,
    ...typed,
  }))
    sent.set(name, value as string)
  for (const level of levels) sent.append('levels', level)
  return sent
}
const errorsOf = (typed: Record<string, string>) => readProduct(form(typed), [saved]).rejected?.errors

describe('the form of a product', () => {
  test('an untouched form changes no price, and empty search engine texts are stored as none', () => {
    const { edit } = readProduct(form({}, ['basic', 'single']), [saved])
    expect(edit).toMatchObject({
      line: 'sport',
      status: 'active',
      warrantyMonths: 12,
      levels: ['basic', 'single'],
      vi: { name: 'Lướt Aria', seoTitle: null },
      prices: [{ variantId: id, price: 2_000_000, salePrice: null }],
    })
  })

  test('money is read as people type it, days in the time of Vietnam', () => {
    const typed = {
      [`price.${id}`]: '2.100.000 ₫',
      [`sale.${id}`]: '1 990 000',
      [`from.${id}`]: '2026-12-01T00:00',
      [`until.${id}`]: '2026-12-24T23:59',
    }
    expect(readProduct(form(typed), [saved]).edit!.prices).toEqual([
      {
        variantId: id,
        price: 2_100_000,
        salePrice: 1_990_000,
        saleFrom: new Date('2026-11-30T17:00:00Z'),
        saleUntil: new Date('2026-12-24T16:59:59.999Z'),
      },
    ])
  })

  test('a sale end with seconds stays the same when something else is saved', () => {
    const exact = { ...saved, salePrice: 1_000_000, saleUntil: new Date('2026-12-24T10:30:45.123Z') }
    const fields = Object.entries(pricesOf(exact)).map(([part, value]) => [`${part}.${id}`, value])
    const { edit } = readProduct(form(Object.fromEntries(fields)), [exact])
    expect(edit!.prices[0]!.saleUntil).toEqual(exact.saleUntil)
  })

  test.each([
    ['vi.name', 'x'],
    ['en.name', ''],
    ['vi.slug', 'Giày đẹp'],
    ['en.summary', 'x'.repeat(301)],
    ['warrantyMonths', '-1'],
    [`price.${id}`, 'mười'],
    [`price.${id}`, '1.5e3'],
    [`sale.${id}`, '2.000.000'],
    [`from.${id}`, '31/12'],
  ])('%s as %j is an error at its field', (field, value) => {
    expect(Object.keys(errorsOf({ [field]: value })!)).toEqual([field])
  })

  test('a price with three zeros too many is refused, and the largest price is told', () => {
    const dear = { [`price.${id}`]: '4.500.000.000', [`sale.${id}`]: '4.000.000.000' }
    const told = m.error_number_most({ most: '1.000.000.000' })
    expect(errorsOf(dear)).toEqual({ [`price.${id}`]: told, [`sale.${id}`]: told })
    expect(errorsOf({ [`price.${id}`]: '1.000.000.000' })).toBeUndefined()
  })

  test('goods on sale need a price, and their sale price is never 0', () => {
    expect(Object.keys(errorsOf({ [`price.${id}`]: '0' })!)).toEqual([`price.${id}`])
    expect(errorsOf({ [`price.${id}`]: '0', status: 'draft' })).toBeUndefined()
    expect(Object.keys(errorsOf({ [`sale.${id}`]: '0' })!)).toEqual([`sale.${id}`])
  })

  test('a sale that ends before it begins is an error at its end, and everything typed is kept', () => {
    const typed = {
      [`sale.${id}`]: '1.000.000',
      [`from.${id}`]: '2026-12-02T00:00',
      [`until.${id}`]: '2026-12-01T00:00',
    }
    const { rejected } = readProduct(form(typed), [saved])
    expect(Object.keys(rejected!.errors)).toEqual([`until.${id}`])
    expect(rejected!.values).toMatchObject(typed)
  })

  test('a publication day is required only for a scheduled product', () => {
    expect(Object.keys(errorsOf({ status: 'scheduled' })!)).toEqual(['publishAt'])
    const { edit } = readProduct(form({ status: 'scheduled', publishAt: '2027-01-02T09:00' }), [saved])
    expect(edit!.publishAt).toEqual(new Date('2027-01-02T02:00:00Z'))
  })

  test('a missing measure is an error for a product on sale, not for a draft', () => {
    expect(Object.keys(errorsOf({ 'measure.fits': '' })!)).toEqual(['measure.fits'])
    expect(errorsOf({ 'measure.fits': '', status: 'draft' })).toBeUndefined()
    expect(Object.keys(errorsOf({ kind: 'figure/set' })!)).toContain('kind')
  })

  test('an unknown status is refused', () => expect(errorsOf({ status: 'sold' })).toHaveProperty('status'))
})
