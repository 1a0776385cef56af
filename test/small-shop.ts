import type { Placement } from '#flows/orders/place-order.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { replaceCart } from '#shop/cart/replace-cart.ts'
import { addBrandLines, addCategories } from '#shop/catalogue/products/add-categories.ts'
import { createProduct } from '#shop/catalogue/products/create-product.ts'
import type { ProductInput } from '#shop/catalogue/product-draft.ts'
import { system } from '#shop/identity/actor.ts'
import { receiveStock } from '#shop/inventory/moves/receive-stock.ts'
import { setVatRates } from '#shop/pricing/set-vat-rates.ts'
import { vatLaw } from '#shop/pricing/vat-law.ts'
import { importUnits } from '#shop/shipping/addresses/import-units.ts'
import { setZones } from '#shop/shipping/zones/set-zones.ts'
import { zones } from '#seed/shipping.ts'

const both = <T>(words: T) => ({ vi: words, en: words })

/** A shop of two categories, three wards and no products. */
export async function openSmallShop(db: Db) {
  await addCategories(db, [
    { slug: 'figure', position: 1, ...both({ name: 'Giày', description: '–' }) },
    { slug: 'accessories', position: 2, ...both({ name: 'Phụ kiện', description: '–' }) },
    { slug: 'services', position: 3, ...both({ name: 'Dịch vụ', description: '–' }) },
  ])
  await addBrandLines(db, [{ slug: 'sport', position: 1, ...both({ name: 'Sport', tagline: '–', story: '–' }) }])
  await setVatRates(db, vatLaw)
  await setZones(db, zones)
  await importUnits(db, {
    provinces: [
      { code: '01', name: 'Hà Nội', fullName: 'Thành phố Hà Nội', municipality: true },
      { code: '22', name: 'Quảng Ninh', fullName: 'Tỉnh Quảng Ninh', municipality: false },
    ],
    wards: [
      { code: '00004', province: '01', kind: 'phuong', name: 'Ba Đình', fullName: 'Phường Ba Đình' },
      { code: '06970', province: '22', kind: 'xa', name: 'Ba Chẽ', fullName: 'Xã Ba Chẽ' },
      { code: '07192', province: '22', kind: 'dac_khu', name: 'Cô Tô', fullName: 'Đặc khu Cô Tô' },
    ],
  })
}

type Kind = Pick<ProductInput, 'category' | 'type' | 'attributes'>
const guards: Kind = { category: 'accessories', type: 'guards', attributes: { fits: ['figure'] } }
const service: Kind = {
  category: 'services',
  type: 'sharpening',
  attributes: { fits: ['figure'], turnaround_days: 1, alone: true },
}

type Wanted = {
  sku?: string
  price?: number
  stock?: number | null | 'never'
  sale?: { price: number; from?: Date; until?: Date }
  slug?: string
  name?: string
  /** The English name; left out: the same. */
  english?: string
}
let made = 0

/** A product with one variant; `stock: null` makes it a service without stock, `'never'` a product that was never received. Returns both ids. */
export async function aProduct(
  db: Db,
  { sku, price = 500_000, stock = 5, sale, slug, name = 'Lướt Thử', english = name }: Wanted = {},
) {
  made += 1
  const words = { name, slug: slug ?? `thu-${made}`, summary: 'Một câu.', description: 'Mô tả.' }
  const draft: ProductInput = {
    ...(stock === null ? service : guards),
    line: 'sport',
    vi: words,
    en: { ...words, name: english, summary: 'One sentence.', description: 'A description.' },
    options: [],
    pictures: [],
    variants: [{ sku: sku ?? `TEST-${String(made).padStart(4, '0')}`, options: {}, price, sale, weightG: 500 }],
  }
  const { productId, variantIds } = await createProduct(db, draft)
  const variantId = [...variantIds.values()][0]!
  if (typeof stock === 'number') await receiveStock(db, system, [{ variantId, quantity: stock }])
  return { productId, variantId }
}

export const aCart = async (db: Db, lines: { variantId: string; quantity: number }[]) =>
  (await replaceCart(db, undefined, lines)).cartId

/** A guest in Ba Đình, Hà Nội, who pays by COD. `seenTotal` holds the delivery fee: 25,000 ₫ below a million. */
export const aPlacement = (cartId: string, seenTotal: number, changes: Partial<Placement> = {}): Placement => ({
  cartId,
  seenTotal,
  placementKey: crypto.randomUUID(),
  payment: 'cod',
  place: { provinceCode: '01', wardKind: 'phuong' },
  userId: null,
  locale: 'vi',
  contact: { name: 'Nguyễn Thị Lan', phone: '+84901234567', email: 'lan@example.com' },
  address: {
    name: 'Nguyễn Thị Lan',
    phone: '+84901234567',
    provinceCode: '01',
    provinceName: 'Thành phố Hà Nội',
    wardCode: '00004',
    wardName: 'Phường Ba Đình',
    street: '12 Phan Đình Phùng',
  },
  method: 'standard',
  inspect: false,
  note: null,
  invoice: null,
  // Like an order by staff, since refuse-held.db.test.ts tests the limits of an origin.
  origin: null,
  ...changes,
})
