import { Link, redirect } from 'react-router'
import { requestLocale } from '#platform/request.server.ts'
import { requireFeature } from '#web/shell/access/require-feature.server.ts'
import { alternates } from '#web/shell/page/alternates.server.ts'
import { Breadcrumbs } from '#web/shell/page/breadcrumbs.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { breadcrumbsLd } from '#web/parts/json-ld/breadcrumbs-ld.ts'
import { JsonLd } from '#web/parts/json-ld/json-ld.tsx'
import { BundleCards } from '#web/parts/bundles/bundle-cards.tsx'
import { listBundleCards } from '#web/parts/bundles/list-bundle-cards.server.ts'
import { m } from '#words/messages.js'
import type { Route } from './+types/ready-bundles-page.ts'
import { findAddressOfParts } from './find-address-of-parts.server.ts'

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({
    title: m.bundle_ready_title(),
    description: m.bundle_ready_lead(),
    alternates: loaderData?.addresses,
    index: Boolean(loaderData?.cards.length),
  })

const trail = () => [{ label: m.listing_all(), to: '/shop' }]

export async function loader({ request }: Route.LoaderArgs) {
  await requireFeature('set-builder')
  const { searchParams } = new URL(request.url)
  if (searchParams.has('change')) throw redirect((await findAddressOfParts(searchParams, requestLocale())) ?? '/cart')
  return { cards: await listBundleCards(requestLocale()), addresses: alternates('/bundles') }
}

export default function ReadyBundlesPage({ loaderData: { cards, addresses } }: Route.ComponentProps) {
  const of = (isKit: boolean) => cards.filter(({ kind }) => (kind === 'kit') === isKit)
  return (
    <div className="wrap pb-16 md:pb-24">
      <JsonLd
        facts={import.meta.env.SSR ? breadcrumbsLd(trail(), m.bundle_ready_title(), addresses.canonical) : undefined}
      />
      <Breadcrumbs trail={trail()} here={m.bundle_ready_title()} />
      <h1 className="type-h1">{m.bundle_ready_title()}</h1>
      <p className="mt-2 max-w-prose type-lead">{cards.length ? m.bundle_ready_lead() : m.bundle_ready_none()}</p>
      <Group id="for-children" title={m.bundle_ready_kits()} cards={of(true)} />
      <Group id="for-sport" title={m.bundle_ready_sport()} cards={of(false)} />
      <p className="mt-10">
        <Link to="/set-builder" className="link inline-flex min-h-11 items-center">
          {m.bundle_invite()}
        </Link>
      </p>
    </div>
  )
}

const Group = ({
  id,
  title,
  cards,
}: {
  id: string
  title: string
  cards: Parameters<typeof BundleCards>[0]['cards']
}) =>
  cards.length > 0 && (
    <section aria-labelledby={id} className="mt-10 md:mt-14">
      <h2 id={id} className="type-h2 mb-5">
        {title}
      </h2>
      <BundleCards cards={cards} level="h3" />
    </section>
  )
