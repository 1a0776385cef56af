import { db } from '#platform/db.server.ts'
import { keepPage, spokenLocale } from '#platform/request.server.ts'
import { listBrandLines } from '#shop/catalogue/queries.ts'
import { isFoot } from '#shop/catalogue/use-foot.ts'
import { listCards } from '#shop/search/list-cards.ts'
import { countListed, listChoice } from '#shop/search/list-choice.ts'
import { alternates } from '#web/chrome/alternates.server.ts'
import { pageMeta } from '#web/chrome/page-meta.ts'
import { m } from '#words/messages.js'
import type { Route } from './+types/home-page.ts'
import { BladePoints } from './blade-points.tsx'
import { CardSection } from './card-section.tsx'
import { DisciplineStrip } from './discipline-strip.tsx'
import { heroPreloads } from './hero-picture.tsx'
import { Hero } from './hero.tsx'
import { LinePanels } from './line-panels.tsx'
import { SizeBand } from './size-band.tsx'

/** A foot of this length stands on the ruler until somebody moves it. */
const usualFootMm = 248

export const links: Route.LinksFunction = () => heroPreloads

export const meta = ({ loaderData }: Route.MetaArgs) => {
  const picture = loaderData && new URL('/pictures/hero-1440.webp', loaderData.addresses.vi).href
  return pageMeta({
    title: m.home_title(),
    description: m.home_description(),
    alternates: loaderData?.addresses,
    picture,
  })
}

export async function loader({ request }: Route.LoaderArgs) {
  keepPage('catalogue', 'settings')
  const locale = spokenLocale()
  const asked = Number(new URL(request.url).searchParams.get('foot'))
  const boots = ['figure' as const, 'hockey' as const, 'speed' as const, 'recreational' as const]
  const [chosen, gear, lines, bootCount] = await Promise.all([
    listChoice(db, boots, { limit: 4 }).then((ids) => listCards(db, locale, ids)),
    listChoice(db, ['protective', 'accessories'], { limit: 4, fill: true }).then((ids) => listCards(db, locale, ids)),
    listBrandLines(db, locale),
    countListed(db, boots),
  ])
  return {
    chosen,
    gear,
    lines: lines.map(({ slug, name, tagline }) => ({ slug, name, tagline })),
    bootCount,
    footMm: isFoot(asked) ? asked : usualFootMm,
    isAsked: isFoot(asked),
    addresses: alternates('/'),
  }
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { chosen, gear, lines, bootCount, footMm, isAsked } = loaderData
  const allBoots = '/shop?category=figure&category=hockey&category=speed&category=recreational'
  return (
    <>
      <Hero />
      <DisciplineStrip />
      <CardSection
        id="choice-title"
        title={m.home_choice_title()}
        cards={chosen}
        more={{ label: m.home_choice_all({ count: bootCount }), to: allBoots }}
      />
      <SizeBand footMm={footMm} isAsked={isAsked} />
      <BladePoints />
      <LinePanels lines={lines} />
      <CardSection
        id="gear-title"
        title={m.home_gear_title()}
        cards={gear}
        more={{ label: m.home_gear_all(), to: '/shop/accessories' }}
      />
    </>
  )
}
