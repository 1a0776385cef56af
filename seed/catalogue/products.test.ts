import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { attributes } from '#shop/catalogue/attributes/attributes.ts'
import { productDraft } from '#shop/catalogue/product-draft.ts'
import { pictureWidths } from '#shop/media/widths.ts'
import { lines } from './lines.ts'
import { sceneNames } from '../scenes.ts'
import taken from './pictures.json' with { type: 'json' }
import { products } from './products.ts'
import { cutoutEnding, darkEnding, isCutout } from '#ui/cutout.ts'
import zoomable from './zoomable.json' with { type: 'json' }

const drafts = products.map(({ draft }) => draft)

describe('The demo catalogue', () => {
  test('holds at least 54 products and 600 variants', () => {
    expect(drafts.length).toBeGreaterThanOrEqual(54)
    expect(drafts.flatMap((draft) => draft.variants).length).toBeGreaterThanOrEqual(600)
  })

  test.for(drafts.map((draft) => [draft.vi.slug, draft] as const))(
    '%s is a product that a merchant could enter',
    ([, draft]) => {
      expect(productDraft.safeParse(draft).error).toBeUndefined()
      expect(attributes[draft.category].safeParse(draft.attributes).error).toBeUndefined()
    },
  )

  test('uses every address, SKU and main picture once', () => {
    const once = (values: (string | undefined)[]) => expect(values).toEqual([...new Set(values)])
    once(drafts.map((draft) => draft.vi.slug))
    once(drafts.map((draft) => draft.en.slug))
    once(drafts.flatMap((draft) => draft.variants.map(({ sku }) => sku)))
    once(drafts.map((draft) => draft.pictures[0]?.file))
  })

  test('recommends only its own products, and none to itself', () => {
    const slugs = new Set(drafts.map((draft) => draft.vi.slug))
    for (const { vi, companions = [] } of drafts) {
      expect(
        companions.filter((slug) => !slugs.has(slug) || slug === vi.slug),
        vi.slug,
      ).toEqual([])
    }
  })

  test('has the files of every picture, in each width, as AVIF and as WebP, goods on both grounds', () => {
    const stored = new Set(readdirSync('seed/pictures'))
    const wanted = drafts
      .flatMap(({ pictures }) => pictures)
      .flatMap(({ file }) =>
        pictureWidths.flatMap((width) => [
          `${file}-${width}.avif`,
          `${file}-${width}.webp`,
          ...(isCutout(file) ? [`${file}-${width}${darkEnding}`] : []),
        ]),
      )
    expect(wanted.filter((file) => !stored.has(file))).toEqual([])
  })

  test('has the large file of every picture that can be zoomed, and no other', () => {
    const large = (ground: string) =>
      readdirSync('seed/pictures').flatMap((file) => file.match(`^(.+)-cutout-2400${ground}\\.avif$`)?.[1] ?? [])
    expect(zoomable).toEqual(large('').toSorted())
    expect(zoomable).toEqual(large('-dark').toSorted())
  })

  test('lists exactly the studio pictures that are stored', () => {
    const listed = Object.entries(taken).flatMap(([look, views]) =>
      views.map((view) => `${look}-${view}${cutoutEnding}`),
    )
    const stored = readdirSync('seed/pictures').flatMap((file) => file.match(/^(.+)-1000\.webp$/)?.[1] ?? [])
    const scenes = sceneNames.map((name) => `scene-${name}`)
    expect([...listed, ...scenes].toSorted()).toEqual(stored.toSorted())
  })

  test('has a picture of each line for the home page and the menu', () => {
    const stored = new Set(readdirSync('public/pictures'))
    const wanted = lines.flatMap(({ slug }) =>
      [480, 800].flatMap((width) => [
        `line-${slug}-${width}.avif`,
        `line-${slug}-${width}.webp`,
        ...(slug === 'premium' ? [] : [`line-${slug}-${width}-dark.avif`]),
      ]),
    )
    expect(wanted.filter((file) => !stored.has(file))).toEqual([])
  })

  test('has its own alt text for every picture, in both languages', () => {
    const goods = drafts.filter(({ category }) => category !== 'services').flatMap(({ pictures }) => pictures)
    for (const locale of ['vi', 'en'] as const) {
      const alts = goods.map(({ alt }) => alt[locale])
      expect(alts).toEqual([...new Set(alts)])
    }
  })

  test('shows a boot with a blade only where one is included', () => {
    const boots = drafts.filter(({ category }) => category === 'figure')
    const isWhole = ({ attributes }: (typeof boots)[number]) => attributes?.blade_included === true
    const wrong = boots.filter((boot) => boot.pictures.some(({ file }) => file.includes('-bare-') === isWhole(boot)))
    expect(wrong.map(({ vi }) => vi.slug)).toEqual([])
    expect(boots.filter((boot) => !isWhole(boot))).toHaveLength(3)
  })

  test('has six pictures of each boot in each colour, four of everything else', () => {
    const boots = ['figure', 'hockey', 'speed', 'recreational']
    for (const { vi, category, pictures } of drafts)
      for (const [colour, ofColour] of Map.groupBy(pictures, ({ options }) => options?.colour))
        expect(ofColour.length, `${vi.slug} ${colour}`).toBeGreaterThanOrEqual(boots.includes(category) ? 6 : 4)
  })

  test('words a picture the same wherever it is shown', () => {
    const byFile = new Map<string, string>()
    for (const { file, alt } of drafts.flatMap(({ pictures }) => pictures)) {
      expect(alt.vi, file).toBe(byFile.get(file) ?? alt.vi)
      byFile.set(file, alt.vi)
    }
  })

  test.for([
    ['from a second side', /-(front|back)-cutout$/],
    ['close up', /-(blade|sole|lace)-cutout$/],
  ] as const)('shows every product %s', ([, view]) => {
    const goods = drafts.filter(({ category }) => category !== 'services')
    const without = goods.filter(({ pictures }) => !pictures.some(({ file }) => view.test(file)))
    expect(without.map(({ vi }) => vi.slug)).toEqual([])
  })
})
