import { describe, expect, test } from 'vitest'
import { productTitle } from '#shop/catalogue/products/product-title.server.ts'
import { products } from './products.ts'

const drafts = products.map(({ draft }) => draft)
const most = 65
const titleOf = (locale: 'vi' | 'en', at: (typeof drafts)[number]) =>
  productTitle({ ...at, levels: at.levels ?? [], attributes: at.attributes ?? {}, name: at[locale].name }, locale, most)
const named = (name: string) => drafts.find(({ vi }) => vi.name === name)!

describe('the title of a product', () => {
  test('names kind, sport, type and level in each language', () => {
    const said = (name: string) => (['vi', 'en'] as const).map((locale) => titleOf(locale, named(name)))
    expect(said('Lướt Aria 75')).toEqual([
      'Giày trượt băng nghệ thuật Lướt Aria 75 · Nhảy hai vòng',
      'Lướt Aria 75 figure skates · Double jumps',
    ])
    expect(said('Lướt Vân 95')).toEqual([
      'Thân giày nghệ thuật Lướt Vân 95 · Nhảy ba vòng',
      'Lướt Vân 95 figure boots · Triple jumps',
    ])
    expect(said('Lướt Bắc 90')).toEqual([
      'Giày khúc côn cầu Lướt Bắc 90 · Người lớn · Chơi giải phong trào',
      'Lướt Bắc 90 hockey skates · Senior · League',
    ])
    expect(said('Mũ bảo hiểm Lướt Vòm')).toEqual(['Mũ bảo hiểm Lướt Vòm', 'Lướt Vòm helmet'])
  })

  test.each(drafts.map((one) => [one.vi.name, one] as const))('%s', (_, product) => {
    const [vi, en] = [titleOf('vi', product), titleOf('en', product)]
    expect(vi).not.toBe(en)
    for (const title of [vi, en]) {
      expect(title.split('Lướt').length - 1, title).toBeLessThanOrEqual(1)
      expect(title.length, title).toBeLessThanOrEqual(most)
    }
  })

  test.each(['vi', 'en'] as const)('is unique in %s', (locale) => {
    const titles = drafts.map((one) => titleOf(locale, one))
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
  })

  test('adds nothing that the product’s own name already says', () => {
    const product = { ...named('Lướt Bắc 90'), levels: [], attributes: {}, name: 'Giày khúc côn cầu người lớn ABC' }
    expect(productTitle(product, 'vi', most)).toBe(product.name)
  })
})
