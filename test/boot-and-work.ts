import type { Db } from '#platform/postgres/db.server.ts'
import { createProduct } from '#shop/catalogue/products/create-product.ts'
import type { ProductInput } from '#shop/catalogue/product-draft.ts'
import { system } from '#shop/identity/actor.ts'
import { receiveStock } from '#shop/inventory/moves/receive-stock.ts'

let made = 0

async function add(
  db: Db,
  name: string,
  draft: Pick<ProductInput, 'category' | 'type' | 'attributes' | 'vatClass'> & { price: number },
) {
  made += 1
  const { price, ...rest } = draft
  const words = { name, slug: `viec-${made}`, summary: 'Một câu.', description: 'Mô tả.' }
  const created = await createProduct(db, {
    ...rest,
    line: 'sport',
    vi: words,
    en: words,
    options: [],
    pictures: [],
    variants: [{ sku: `WORK-${String(made).padStart(4, '0')}`, options: {}, price, weightG: 900 }],
  })
  return [...created.variantIds.values()][0]!
}

const attributes = {
  stiffness: 60,
  material: 'leather',
  lining: 'microfibre',
  closing: 'lace',
  mouldable: false,
  age: ['adult'],
  weight_g: 900,
  blade_included: true,
  mount: 'screw',
}
const service = (type: string, alone = false) => ({
  category: 'services' as const,
  type,
  vatClass: 'service' as const,
  attributes: { fits: ['figure'], turnaround_days: 2, alone },
})

/** Figure skates that can be sharpened but not mounted or moulded, and the services: variant ids. */
export async function aBootAndWork(db: Db, stock = 5) {
  const boot = await add(db, 'Lướt Mài', { category: 'figure', type: 'set', attributes, price: 1_000_000 })
  await receiveStock(db, system, [{ variantId: boot, quantity: stock }])
  return {
    boot,
    sharpening: await add(db, 'Mài lưỡi', { ...service('sharpening', true), price: 150_000 }),
    mounting: await add(db, 'Gắn lưỡi', { ...service('mounting'), price: 300_000 }),
  }
}
