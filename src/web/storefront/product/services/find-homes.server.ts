import type { Locale } from '#kit/localized.ts'
import type { ProductPage } from '#shop/catalogue/queries.ts'
import { isSoldAlone } from '#shop/catalogue/variants/services-for.ts'
import { m } from '#words/messages.js'

/** For a service that is not sold alone: the categories of goods it applies to. */
export function findServiceCategories(
  product: ProductPage,
  categories: { slug: string; name: string }[],
  locale: Locale,
) {
  if (isSoldAlone(product)) return null
  const { fits } = product.attributes
  const isHome = (slug: string) => slug === 'blades' || (Array.isArray(fits) && fits.includes(slug))
  const homes = product.type === 'moulding' ? categories.filter(({ slug }) => slug !== 'blades') : categories
  return {
    title: m.service_attached_only({}, { locale }),
    text: m.service_attached_text({}, { locale }),
    links: homes.filter(({ slug }) => isHome(slug)).map(({ slug, name }) => ({ to: `/shop/category/${slug}`, name })),
  }
}
export type ServiceCategories = NonNullable<ReturnType<typeof findServiceCategories>>
