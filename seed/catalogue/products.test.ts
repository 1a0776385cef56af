import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { attributes } from '#shop/catalogue/attributes.ts'
import { productDraft } from '#shop/catalogue/product-draft.ts'
import { pictureWidths } from '#shop/media/widths.ts'
import taken from './pictures.json' with { type: 'json' }
import { products } from './products.ts'

const drafts = products.map(({ draft }) => draft)

// Still in the studio; a name goes when its picture comes.
const awaited = {
  second: [
    'luot-song-50',
    'luot-lim-40',
    'luot-ong-35',
    'luot-vut-22',
    'luot-vong-10',
    'luot-hac',
    'luot-tia',
    'luot-ho',
    'luot-nang',
    'luot-suoi-45',
    'luot-pho-50',
    'luot-cat',
    'luot-khoi',
    'luoi-luot-buoc-7',
    'luoi-luot-dieu-7',
    'luoi-luot-bay-8',
    'luoi-luot-xoay-8',
    'luoi-luot-sai-10',
    'luoi-luot-thang-22',
    'luoi-luot-nghieng-10',
    'mu-bao-hiem-luot-vom',
    'mu-bao-hiem-luot-tuyet',
    'mu-bao-hiem-tre-em-luot-soc',
    'mu-bao-hiem-luot-troi',
    'bao-ve-dau-goi-luot-tru',
    'bao-ve-dau-goi-tre-em-luot-mang',
    'bao-ve-khuyu-tay-luot-tua',
    'bao-ve-khuyu-tay-tre-em-luot-nu',
    'bao-luoi-cung-luot-be',
    'bao-luoi-cung-luot-nem',
    'bao-luoi-cung-tre-em-luot-dao',
    'bao-luoi-vai-luot-bong',
    'day-giay-luot-soi',
    'day-giay-sap-luot-mat',
    'lot-giay-luot-em',
    'tui-dung-giay-luot-ben',
    'tui-dung-giay-luot-chuyen',
    'tui-dung-giay-luot-chieu',
    'da-mai-hai-mat-luot',
    'khan-lau-luoi-luot-suong',
    'luot-van-95',
    'luot-lua-60',
    'luot-mam-25',
    'luot-bao-65',
    'luot-loc-30',
    'luot-chop-9',
    'luot-cua-11',
    'luot-reu',
    'luot-keo',
  ],
  closeUp: [
    'luot-nga-85',
    'luot-en-55',
    'luot-nhip-55',
    'luot-may-30',
    'luot-dong-35',
    'luot-thu-40',
    'luot-bac-90',
    'luot-song-50',
    'luot-lim-40',
    'luot-ong-35',
    'luot-vut-22',
    'luot-vong-10',
    'luot-hac',
    'luot-tia',
    'luot-ho',
    'luot-nang',
    'luot-suoi-45',
    'luot-pho-50',
    'luot-cat',
    'luot-khoi',
    'luoi-luot-buoc-7',
    'luoi-luot-dieu-7',
    'luoi-luot-bay-8',
    'luoi-luot-xoay-8',
    'luoi-luot-sai-10',
    'luoi-luot-thang-22',
    'luoi-luot-nghieng-10',
    'mu-bao-hiem-luot-vom',
    'mu-bao-hiem-luot-tuyet',
    'mu-bao-hiem-tre-em-luot-soc',
    'mu-bao-hiem-luot-troi',
    'bao-ve-dau-goi-luot-tru',
    'bao-ve-dau-goi-tre-em-luot-mang',
    'bao-ve-khuyu-tay-luot-tua',
    'bao-ve-khuyu-tay-tre-em-luot-nu',
    'bao-luoi-cung-luot-be',
    'bao-luoi-cung-luot-nem',
    'bao-luoi-cung-tre-em-luot-dao',
    'bao-luoi-vai-luot-bong',
    'day-giay-luot-soi',
    'day-giay-sap-luot-mat',
    'lot-giay-luot-em',
    'tui-dung-giay-luot-ben',
    'tui-dung-giay-luot-chuyen',
    'tui-dung-giay-luot-chieu',
    'da-mai-hai-mat-luot',
    'khan-lau-luoi-luot-suong',
    'luot-van-95',
    'luot-lua-60',
    'luot-mam-25',
    'luot-bao-65',
    'luot-loc-30',
    'luot-chop-9',
    'luot-cua-11',
    'luot-reu',
    'luot-keo',
  ],
}

describe('The demo catalogue', () => {
  test('holds at least 54 products and 600 variants', () => {
    expect(drafts.length).toBeGreaterThanOrEqual(54)
    expect(drafts.flatMap((draft) => draft.variants).length).toBeGreaterThanOrEqual(600)
  })

  test.for(drafts.map((draft) => [draft.vi.slug, draft] as const))(
    '%s is a product that a merchant could enter',
    ([, draft]) => {
      productDraft.parse(draft)
      attributes[draft.category].parse(draft.attributes)
    },
  )

  test('names everything once: addresses, SKUs and main pictures', () => {
    const once = (values: (string | undefined)[]) => expect(values).toEqual([...new Set(values)])
    once(drafts.map((draft) => draft.vi.slug))
    once(drafts.map((draft) => draft.en.slug))
    once(drafts.flatMap((draft) => draft.variants.map(({ sku }) => sku)))
    once(drafts.map((draft) => draft.pictures[0]?.file))
  })

  test('recommends only products that it holds, and none to itself', () => {
    const slugs = new Set(drafts.map((draft) => draft.vi.slug))
    for (const { vi, companions = [] } of drafts) {
      expect(
        companions.filter((slug) => !slugs.has(slug) || slug === vi.slug),
        vi.slug,
      ).toEqual([])
    }
  })

  test('has the files of every picture, in each width, as AVIF and as WebP', () => {
    const stored = new Set(readdirSync('seed/pictures'))
    const wanted = drafts
      .flatMap(({ pictures }) => pictures)
      .flatMap(({ file }) => pictureWidths.flatMap((width) => [`${file}-${width}.avif`, `${file}-${width}.webp`]))
    expect(wanted.filter((file) => !stored.has(file))).toEqual([])
  })

  test('keeps a list of the studio’s pictures that is no more and no less than what is stored', () => {
    const listed = Object.entries(taken).flatMap(([look, views]) => views.map((view) => `${look}-${view}`))
    const stored = readdirSync('seed/pictures').flatMap((file) => file.match(/^(.+)-1000\.webp$/)?.[1] ?? [])
    expect(listed.toSorted()).toEqual(stored.toSorted())
  })

  test('words every picture on its own, in both languages', () => {
    const goods = drafts.filter(({ category }) => category !== 'services').flatMap(({ pictures }) => pictures)
    for (const locale of ['vi', 'en'] as const) {
      const alts = goods.map(({ alt }) => alt[locale])
      expect(alts).toEqual([...new Set(alts)])
    }
  })

  test.for([
    ['from a second side', /-(front|back)$/, awaited.second],
    ['close up', /-(blade|lace)$/, awaited.closeUp],
  ] as const)('shows every product %s, but for those still in the studio', ([, view, waiting]) => {
    const goods = drafts.filter(({ category }) => category !== 'services')
    const without = goods.filter(({ pictures }) => !pictures.some(({ file }) => view.test(file)))
    expect(without.map(({ vi }) => vi.slug).filter((slug) => !waiting.includes(slug))).toEqual([])
  })
})
