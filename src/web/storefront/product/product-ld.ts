import { pathIn } from '#kit/localized.ts'
import type { ProductView } from './find-product-view.server.ts'
import { isOther, picturesFor } from '#shop/catalogue/pictures/pictures-for.ts'
import type { ReviewSummary } from '#shop/reviews/summarise-reviews.ts'

/** schema.org terms for options by which variants differ; other options appear only in the name. */
const variesBy: Record<string, string> = {
  colour: 'https://schema.org/color',
  size: 'https://schema.org/size',
  kind: 'https://schema.org/additionalType',
}
const properties: Record<string, string> = { colour: 'color', size: 'size' }

/** Facts for search engines: the product with an offer for each variant, and the way to it. Prices in đồng, VAT included, as on the page. */
export const productLd = (view: ProductView) => ({
  '@context': 'https://schema.org',
  '@graph': [view.variants.length > 1 ? group(view) : single(view), breadcrumbs(view)],
})

const imageOf = (file: string, { addresses }: ProductView) =>
  new URL(`/media/${file}-1000.webp`, addresses.canonical).href

const brandOf = ({ shop, line }: ProductView) => ({
  '@type': 'Brand',
  name: line ? `${shop} ${line.charAt(0).toUpperCase()}${line.slice(1)}` : shop,
})

const common = (view: ProductView) => ({
  name: view.name,
  description: view.summary,
  category: view.categoryName,
  url: view.addresses.canonical,
  brand: brandOf(view),
  ...aggregateRating(view.reviews.summary),
})

/** schema.org/AggregateRating for a product's facts; undefined without reviews. */
const aggregateRating = ({ count, mean }: Pick<ReviewSummary, 'count' | 'mean'>) =>
  mean === null
    ? {}
    : {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: Math.round(mean * 100) / 100,
          reviewCount: count,
          bestRating: 5,
          worstRating: 1,
        },
      }

const single = (view: ProductView) => ({
  '@type': 'Product',
  ...common(view),
  sku: view.variants[0]?.sku,
  image: picturesFor(view.pictures, view.choice).map(({ file }) => imageOf(file, view)),
  offers: view.variants[0] && offer(view.variants[0], view),
})

const group = (view: ProductView) => ({
  '@type': 'ProductGroup',
  ...common(view),
  productGroupID: view.id,
  image: picturesFor(view.pictures, view.choice).map(({ file }) => imageOf(file, view)),
  variesBy: view.options.flatMap(({ key }) => variesBy[key] ?? []),
  hasVariant: view.variants.map((variant) => member(variant, view)),
})

type Variant = ProductView['variants'][number]

function member(variant: Variant, view: ProductView) {
  const labels = view.options.flatMap(({ key, values }) => {
    const label = values.find(({ value }) => value === variant.options[key])?.label
    return label === undefined ? [] : [[key, label] as const]
  })
  const propertyPairs = labels.flatMap(([key, label]) => (properties[key] ? [[properties[key], label]] : []))
  const picture = picturesFor(view.pictures, variant.options).find(({ of }) => !isOther(of, variant.options))
  return {
    '@type': 'Product',
    sku: variant.sku,
    name: [view.name, ...labels.map(([, label]) => label)].join(', '),
    ...Object.fromEntries(propertyPairs),
    ...(picture && { image: imageOf(picture.file, view) }),
    offers: offer(variant, view),
  }
}

/** The price stands in its specification alone, where it can say that VAT is in it. */
const offer = ({ options, price, salePrice, stock }: Variant, { addresses }: ProductView) => ({
  '@type': 'Offer',
  availability: `https://schema.org/${stock === 0 ? 'OutOfStock' : 'InStock'}`,
  itemCondition: 'https://schema.org/NewCondition',
  url: `${addresses.canonical}${Object.keys(options).length ? `?${new URLSearchParams(options)}` : ''}`,
  priceSpecification: {
    '@type': 'UnitPriceSpecification',
    price: salePrice ?? price,
    priceCurrency: 'VND',
    valueAddedTaxIncluded: true,
  },
})

/** The last breadcrumb needs no address, since it is the page itself. */
const breadcrumbs = ({ trail, name, addresses: { canonical, vi } }: ProductView) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    ...trail.map(({ label, to }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: label,
      item: new URL(pathIn(canonical === vi ? 'vi' : 'en', to), canonical).href,
    })),
    { '@type': 'ListItem', position: trail.length + 1, name, item: canonical },
  ],
})
