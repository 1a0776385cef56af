import { db } from '#platform/postgres/db.server.ts'
import { cachePage, requestLocale } from '#platform/request.server.ts'
import { findSettings } from '#shop/settings/queries.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import { alternates } from '#web/shell/page/alternates.server.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { JsonLd } from '#web/parts/json-ld/json-ld.tsx'
import { getLocale } from '#words/runtime.js'
import type { Route } from './+types/home-page.ts'
import { findHome } from './find-home.server.ts'
import { heroPreloads } from './hero-picture.tsx'
import { HomeView } from './home-view.tsx'

export const links: Route.LinksFunction = () => heroPreloads

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({ title: m.home_title(), description: m.home_description(), alternates: loaderData?.addresses })

export async function loader({ request }: Route.LoaderArgs) {
  cachePage('catalogue', 'settings', 'content')
  const foot = Number(new URL(request.url).searchParams.get('foot'))
  const { home: blocks, heroTitle, heroText } = await findSettings(db)
  return {
    ...(await findHome(requestLocale(), { blocks, heroTitle, heroText, foot })),
    addresses: alternates('/'),
  }
}

export default function HomePage({ loaderData, matches }: Route.ComponentProps) {
  const { shop } = matches[1].loaderData
  return (
    <>
      <JsonLd facts={import.meta.env.SSR ? shopLd(shop, loaderData.addresses.canonical) : undefined} />
      <HomeView home={loaderData} />
    </>
  )
}

type Shop = Pick<ShopSettings, 'name' | 'phone' | 'email' | 'address' | 'mapUrl' | 'socials' | 'owner'>

/** The shop and its search as structured data: only what the merchant filled in. `canonical` is home in the page's language. */
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
        ...withoutEmpty({
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

const withoutEmpty = (facts: Record<string, string>) =>
  Object.fromEntries(Object.entries(facts).filter(([, text]) => text))
