import fc from 'fast-check'
import type { Db } from '#platform/postgres/db.server.ts'
import { addBrandLines, addCategories } from '#shop/catalogue/products/add-categories.ts'
import { createProduct } from '#shop/catalogue/products/create-product.ts'
import { categorySlugs, lineSlugs, type ProductInput } from '#shop/catalogue/product-draft.ts'
import { system } from '#shop/identity/actor.ts'
import { receiveStock } from '#shop/inventory/moves/receive-stock.ts'

const both = <T>(words: T) => ({ vi: words, en: words })

export async function openShelves(db: Db) {
  await addCategories(
    db,
    categorySlugs.map((slug, position) => ({ slug, position, ...both({ name: `Loại ${slug}`, description: '–' }) })),
  )
  await addBrandLines(
    db,
    lineSlugs.map((slug, position) => ({ slug, position, ...both({ name: slug, tagline: '–', story: '–' }) })),
  )
}

const variantOf = fc.record({
  colour: fc.constantFrom('white', 'black', 'navy'),
  size: fc.constantFrom('235', '240', '245', '250'),
  width: fc.constantFrom('R', 'W'),
  price: fc.integer({ min: 2, max: 90 }).map((n) => n * 70_000),
  isOnSale: fc.boolean(),
  left: fc.constantFrom(0, 0, 1, 5),
})

/** A random boot: some variants are sold out, some prices are reduced. */
export const anyBoot = fc.record({
  category: fc.constantFrom('figure' as const, 'hockey' as const),
  line: fc.constantFrom(...lineSlugs),
  levels: fc.subarray(['basic', 'single', 'double']),
  stiffness: fc.integer({ min: 15, max: 95 }),
  material: fc.constantFrom('leather' as const, 'microfibre' as const, 'composite' as const),
  mouldable: fc.boolean(),
  variants: fc.uniqueArray(variantOf, {
    minLength: 1,
    maxLength: 6,
    selector: (one) => `${one.colour}${one.size}${one.width}`,
  }),
  isBare: fc.boolean(),
  status: fc.constantFrom('active' as const, 'active' as const, 'active' as const, 'draft' as const),
})
export type RandomBoot = typeof anyBoot extends fc.Arbitrary<infer B> ? B : never
export type ShelvedBoot = RandomBoot & { id: string }

type RandomVariant = RandomBoot['variants'][number]
const order = { colour: ['navy', 'white', 'black'], width: ['W', 'R'] } as const
const isIn = (variants: RandomVariant[], key: keyof typeof order) =>
  order[key].filter((value) => variants.some((one) => one[key] === value))

const paid = ({ price, isOnSale }: RandomVariant) => (isOnSale ? price - 30_000 : price)

/** The price shown for each colour: the cheapest pair in regular width, if there is one. */
function offersOf({ variants }: RandomBoot) {
  return isIn(variants, 'colour').map((colour) => {
    const own = variants.filter((one) => one.colour === colour)
    const regular = own.filter(({ width }) => width === 'R')
    const shown = regular.length ? regular : own
    const least = Math.min(...shown.map(paid))
    const isReduced = shown.some((one) => one.isOnSale && paid(one) === least)
    return { colour, price: least, isReduced, isLeft: own.some(({ left }) => left > 0) }
  })
}

/** The colour and price on the product's card: first what is in stock, then what is reduced, then the cheapest. */
export const leadOfBoot = (boot: RandomBoot) =>
  offersOf(boot).toSorted(
    (a, b) => Number(b.isLeft) - Number(a.isLeft) || Number(b.isReduced) - Number(a.isReduced) || a.price - b.price,
  )[0]!

let made = 0

export async function shelve(db: Db, boot: RandomBoot): Promise<ShelvedBoot> {
  made += 1
  const words = { name: `Giày số ${made}`, slug: `giay-${made}`, summary: 'Một câu.', description: 'Mô tả.' }
  const { category, line, levels, variants, status } = boot
  const { productId, variantIds } = await createProduct(db, {
    category,
    type: category === 'figure' ? (boot.isBare ? 'boot_only' : 'set') : 'senior',
    line,
    levels,
    vi: words,
    en: words,
    attributes: attributesOf(boot),
    options: [
      { key: 'colour', values: isIn(variants, 'colour').map((value) => ({ value, swatch: '#aabbcc' })) },
      { key: 'size', values: [...new Set(variants.map(({ size }) => size))].sort().map((value) => ({ value })) },
      { key: 'width', values: isIn(variants, 'width').map((value) => ({ value })) },
    ],
    // Not in the order of the colours, so that the first picture is not of the first colour.
    pictures: isIn(variants, 'colour')
      .toReversed()
      .map((colour) => ({ file: `boot-${made}-${colour}`, alt: both('Ảnh'), options: { colour } })),
    status,
    variants: variants.map(({ colour, size, width, price, isOnSale }, at) => ({
      sku: `RND-${made}-${at}`,
      options: { colour, size, width },
      price,
      ...(isOnSale && { sale: { price: price - 30_000 } }),
      weightG: 900,
    })),
  } as ProductInput)
  const received = variants.map(({ left }, at) => ({ variantId: variantIds.get(`RND-${made}-${at}`)!, quantity: left }))
  await receiveStock(db, system, received)
  return { ...boot, id: productId }
}

const attributesOf = ({ category, stiffness, material, mouldable, isBare }: RandomBoot) => ({
  stiffness,
  material,
  mouldable,
  lining: 'foam',
  closing: 'lace',
  age: ['adult'],
  weight_g: 900,
  ...(category === 'figure'
    ? { blade_included: !isBare, mount: 'screw' }
    : { holder_system: 'H1', steel: 'stainless', steel_replaceable: true, profile_ft: '10' }),
})
