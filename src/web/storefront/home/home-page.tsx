import { db } from '#platform/postgres/db.server.ts'
import { cachePage, requestLocale } from '#platform/request.server.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { alternates } from '#web/shell/page/alternates.server.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { JsonLd } from '#web/parts/json-ld/json-ld.tsx'
import type { Route } from './+types/home-page.ts'
import { findHome } from './find-home.server.ts'
import { heroPreloads } from './hero-picture.tsx'
import { HomeView } from './home-view.tsx'
import { shopLd } from './shop-ld.ts'

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
