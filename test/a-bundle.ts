import type { Db } from '#platform/postgres/db.server.ts'
import { bundleMarkOf } from '#shop/cart/make-bundle-mark.ts'
import type { CartLineInput } from '#shop/cart/cart-line-input.ts'
import { addCategories } from '#shop/catalogue/products/add-categories.ts'
import { createProduct } from '#shop/catalogue/products/create-product.ts'
import type { ProductInput } from '#shop/catalogue/product-draft.ts'
import { system } from '#shop/identity/actor.ts'
import { receiveStock } from '#shop/inventory/moves/receive-stock.ts'

let made = 0

type Draft = Pick<ProductInput, 'category' | 'type' | 'attributes' | 'vatClass' | 'options'> & {
  price: number
  variants: ProductInput['variants'][number]['options'][]
}

async function add(db: Db, name: string, { price, variants, ...draft }: Draft) {
  made += 1
  const words = { name, slug: `bo-${made}`, summary: 'Một câu.', description: 'Mô tả.' }
  const { variantIds } = await createProduct(db, {
    ...draft,
    line: 'sport',
    vi: words,
    en: words,
    pictures: [],
    variants: variants.map((options, nth) => ({ sku: `SET-${made}-${nth}`, options, price, weightG: 900 })),
  })
  return [...variantIds.values()]
}

const bootAttributes = {
  stiffness: 60,
  material: 'leather',
  lining: 'microfibre',
  closing: 'lace',
  mouldable: false,
  age: ['adult'],
  weight_g: 900,
  blade_included: false,
  mount: 'screw',
}
const bladeAttributes = {
  blade_for: 'figure',
  rocker_ft: 7,
  pick: 'small',
  pick_cut: 'straight',
  edge: 'parallel',
  tail: 'standard',
  steel: 'carbon',
  hrc: 57,
}
const work = (type: string, price: number): Draft => ({
  category: 'services',
  type,
  vatClass: 'service',
  attributes: { fits: ['figure'], turnaround_days: 2 },
  options: [],
  price,
  variants: [{}],
})

/**
 * A boot of 245 mm without a blade, blades of 9.75 in (which fit it) and 11 in (which do not), mounting and sharpening: variant ids, three of each in
 * stock.
 */
export async function aBundle(db: Db) {
  const words = { name: 'Lưỡi', description: '–' }
  await addCategories(db, [{ slug: 'blades', position: 9, vi: words, en: words }])
  const [boot] = await add(db, 'Lướt Nga', {
    category: 'figure',
    type: 'boot_only',
    attributes: bootAttributes,
    options: [{ key: 'size', values: [{ value: '245' }] }],
    price: 4_000_000,
    variants: [{ size: '245' }],
  })
  const lengths = ['9.75', '11']
  const [blade, long] = await add(db, 'Lưỡi Xoay', {
    category: 'blades',
    type: 'figure',
    attributes: bladeAttributes,
    options: [{ key: 'blade_length', values: lengths.map((value) => ({ value })) }],
    price: 2_000_000,
    variants: lengths.map((value) => ({ blade_length: value })),
  })
  const [mounting] = await add(db, 'Gắn lưỡi', work('mounting', 300_000))
  const [sharpening] = await add(db, 'Mài lưỡi', work('sharpening', 150_000))
  await receiveStock(
    db,
    system,
    [boot, blade, long].map((variantId) => ({ variantId: variantId!, quantity: 3 })),
  )
  return { boot: boot!, blade: blade!, long: long!, mounting: mounting!, sharpening: sharpening! }
}
export type BundleIds = Awaited<ReturnType<typeof aBundle>>

/** Cart lines with this boot and this blade as one bundle. */
export function bundleLines(
  { boot, mounting, sharpening }: BundleIds,
  blade: string,
  { quantity = 1, mark = bundleMarkOf([boot, blade]) }: { quantity?: number; mark?: string } = {},
): CartLineInput[] {
  const finalSince = new Date('2026-11-21T05:00:00Z')
  return [
    { variantId: boot, services: [mounting, mark].sort(), finalSince, quantity },
    { variantId: blade, services: [sharpening, mark].sort(), finalSince, quantity },
  ]
}
