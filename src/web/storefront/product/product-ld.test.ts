import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { productLd } from './product-ld.ts'

/** What Google requires of a product with variants and of breadcrumbs (developers.google.com/search, merchant listings and variants). */
const offer = z.strictObject({
  '@type': z.literal('Offer'),
  availability: z.enum(['https://schema.org/InStock', 'https://schema.org/OutOfStock']),
  itemCondition: z.literal('https://schema.org/NewCondition'),
  url: z.url(),
  priceSpecification: z.strictObject({
    '@type': z.literal('UnitPriceSpecification'),
    price: z.int().positive(),
    priceCurrency: z.literal('VND'),
    valueAddedTaxIncluded: z.literal(true),
  }),
})
const brand = z.strictObject({ '@type': z.literal('Brand'), name: z.string().min(1) })
const rating = z.strictObject({
  '@type': z.literal('AggregateRating'),
  ratingValue: z.number().min(1).max(5),
  reviewCount: z.int().min(1),
  bestRating: z.literal(5),
  worstRating: z.literal(1),
})
const shared = {
  aggregateRating: rating,
  name: z.string().min(1),
  description: z.string().min(1),
  category: z.string().min(1),
  url: z.url(),
  brand,
  image: z.array(z.url()).min(1),
}
const variant = z.strictObject({
  '@type': z.literal('Product'),
  sku: z.string().min(1),
  name: z.string().min(1),
  color: z.string().optional(),
  size: z.string().optional(),
  image: z.url(),
  offers: offer,
})
const group = z.strictObject({
  '@type': z.literal('ProductGroup'),
  ...shared,
  productGroupID: z.string().min(1),
  variesBy: z.array(z.enum(['https://schema.org/color', 'https://schema.org/size'])),
  hasVariant: z.array(variant).min(2),
})
const single = z.strictObject({ '@type': z.literal('Product'), ...shared, sku: z.string(), offers: offer })
const trail = z.strictObject({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(z.strictObject({ '@type': z.literal('ListItem'), position: z.int(), name: z.string(), item: z.url() }))
    .min(2),
})
const facts = (product: z.ZodType) =>
  z.strictObject({ '@context': z.literal('https://schema.org'), '@graph': z.tuple([product, trail]) })

const words = (value: string, label: string) => ({
  value,
  label,
  title: label,
  note: null,
  swatch: null,
  picture: null,
})
const sold = (colour: string, size: string, stock: number, salePrice: number | null = null) => ({
  id: `${colour}-${size}`,
  sku: `FP-${colour}-${size}`,
  options: { colour, size, width: 'R' },
  price: 4_890_000,
  salePrice,
  stock,
})
const view = {
  reviews: { summary: { count: 2, mean: 4.5 } },
  id: 'f0000000-0000-0000-0000-000000000001',
  name: 'Lướt Aria 75',
  summary: 'Giày nghệ thuật.',
  shop: 'Lướt',
  line: 'premium',
  categoryName: 'Nghệ thuật',
  pictures: [
    { file: 'aria-white-side', alt: '', of: { colour: 'white' } },
    { file: 'aria-black-side', alt: '', of: { colour: 'black' } },
  ],
  options: [
    { key: 'colour', values: [words('white', 'Trắng ngà'), words('black', 'Đen')] },
    { key: 'size', values: [words('245', '245 mm · EU 39')] },
    { key: 'width', values: [words('R', 'Vừa (R)')] },
  ],
  variants: [sold('white', '245', 4), sold('black', '245', 0, 3_990_000)],
  choice: { colour: 'white', width: 'R' },
  trail: [
    { label: 'Cửa hàng', to: '/shop' },
    { label: 'Nghệ thuật', to: '/shop/category/figure' },
  ],
  addresses: {
    vi: 'https://luot.example/product/aria',
    en: 'https://luot.example/en/product/aria-en',
    canonical: 'https://luot.example/product/aria',
  },
} as unknown as Parameters<typeof productLd>[0]

describe('the structured data of a product', () => {
  test('a boot in several sizes and colours is a product group with everything that Google requires', () => {
    expect(facts(group).safeParse(productLd(view)).error).toBeUndefined()
  })

  test('each variant has its own price to pay, its stock, its picture and its address', () => {
    const [boot] = productLd(view)['@graph'] as [z.infer<typeof group>]
    expect(boot.hasVariant).toMatchObject([
      {
        sku: 'FP-white-245',
        color: 'Trắng ngà',
        size: '245 mm · EU 39',
        offers: { priceSpecification: { price: 4_890_000 } },
      },
      {
        name: 'Lướt Aria 75, Đen, 245 mm · EU 39, Vừa (R)',
        image: 'https://luot.example/media/aria-black-side-1000.webp',
        offers: {
          priceSpecification: { price: 3_990_000 },
          availability: 'https://schema.org/OutOfStock',
          url: 'https://luot.example/product/aria?colour=black&size=245&width=R',
        },
      },
    ])
  })

  test('the first picture of a group shows the colour that its page opens with', () => {
    const reduced = { ...view, choice: { colour: 'black', width: 'R' } }
    expect(productLd(reduced)['@graph'][0]).toMatchObject({
      image: [
        'https://luot.example/media/aria-black-side-1000.webp',
        'https://luot.example/media/aria-white-side-1000.webp',
      ],
    })
  })

  test('a product without variants has one offer', () => {
    const towel = { ...view, line: null, options: [], variants: [{ ...sold('white', '245', 4), options: {} }] }
    const ld = productLd(towel as typeof view)
    expect(facts(single).safeParse(ld).error).toBeUndefined()
    expect(ld).toMatchObject({ '@graph': [{ brand: { name: 'Lướt' }, offers: { url: view.addresses.canonical } }, {}] })
  })

  test('the breadcrumbs stay in the language of the page', () => {
    const english = { ...view, addresses: { ...view.addresses, canonical: view.addresses.en } }
    const items = (productLd(english)['@graph'][1] as z.infer<typeof trail>).itemListElement
    expect(items.map(({ position, item }) => [position, item])).toEqual([
      [1, 'https://luot.example/en/shop'],
      [2, 'https://luot.example/en/shop/category/figure'],
      [3, 'https://luot.example/en/product/aria-en'],
    ])
  })
})
