import { aggregateRating } from './reviews/aggregate-rating.ts'
import type { ProductView } from './find-product-view.server.ts'

/** schema.org/Product with an offer per variant; prices in đồng, VAT included, as on the page. */
export function productLd({
  name,
  shop,
  line,
  summary,
  categoryName,
  pictures,
  variants,
  addresses,
  reviews,
}: ProductView) {
  const url = addresses.canonical
  const paid = variants.map(({ price, salePrice }) => salePrice ?? price)
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description: summary,
    category: categoryName,
    brand: { '@type': 'Brand', name: line ? `${shop} ${line.charAt(0).toUpperCase()}${line.slice(1)}` : shop },
    image: pictures.map(({ file }) => new URL(`/media/${file}-1000.webp`, url).href),
    ...aggregateRating(reviews.summary),
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: 'VND',
      lowPrice: Math.min(...paid),
      highPrice: Math.max(...paid),
      offerCount: variants.length,
      offers: variants.map(({ sku, options, stock }, at) => ({
        '@type': 'Offer',
        sku,
        price: paid[at],
        priceCurrency: 'VND',
        availability: `https://schema.org/${stock === 0 ? 'OutOfStock' : 'InStock'}`,
        url: `${url}?${new URLSearchParams(options)}`,
      })),
    },
  }
}
