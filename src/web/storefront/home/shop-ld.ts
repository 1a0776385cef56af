import type { ShopSettings } from '#shop/settings/settings.ts'
import { getLocale } from '#words/runtime.js'

type Shop = Pick<ShopSettings, 'name' | 'phone' | 'email' | 'address' | 'mapUrl' | 'socials' | 'owner'>

/** Who the shop is and how it is searched, for search engines: only what the merchant has filled in. `canonical` is home in the page's language. */
export function shopLd(shop: Shop, canonical: string) {
  const [locale, home] = [getLocale(), canonical.replace(/\/$/, '')]
  const id = new URL('/#shop', canonical).href
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'OnlineStore',
        '@id': id,
        name: shop.name,
        url: canonical,
        logo: new URL('/icon-512.png', canonical).href,
        ...said({
          legalName: shop.owner.company,
          taxID: shop.owner.taxCode,
          email: shop.email,
          telephone: shop.phone,
          address: shop.address,
          hasMap: shop.mapUrl,
        }),
        sameAs: Object.values(shop.socials).filter(Boolean),
      },
      {
        '@type': 'WebSite',
        '@id': new URL('/#site', canonical).href,
        name: shop.name,
        url: canonical,
        inLanguage: locale,
        publisher: { '@id': id },
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${home}/search?q={search_term_string}` },
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  }
}

const said = (facts: Record<string, string>) => Object.fromEntries(Object.entries(facts).filter(([, text]) => text))
