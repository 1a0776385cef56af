import { inLocale, type Locale } from '#kit/localized.ts'
import { db } from '#platform/db.server.ts'
import { keepPage, spokenLocale } from '#platform/request.server.ts'
import { findBladeMacro } from '#shop/catalogue/find-blade-macro.ts'
import type { CategorySlug } from '#shop/catalogue/product.ts'
import { listBrandLines } from '#shop/catalogue/queries.ts'
import { isFoot } from '#shop/catalogue/use-foot.ts'
import { listLatest } from '#shop/content/list-latest.ts'
import { countShelves } from '#shop/search/count-shelves.ts'
import { listBestSellers } from '#shop/search/list-best-sellers.ts'
import { listCards } from '#shop/search/list-cards.ts'
import { listChoice } from '#shop/search/list-choice.ts'
import { listingQuery, nothing } from '#shop/search/listing.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { alternates } from '#web/chrome/alternates.server.ts'
import { pageMeta } from '#web/chrome/page-meta.ts'
import { m } from '#words/messages.js'
import type { Route } from './+types/home-page.ts'
import { BladePoints } from './blade-points.tsx'
import { CardSection } from './card-section.tsx'
import { DisciplineStrip } from './discipline-strip.tsx'
import { heroPreloads } from './hero-picture.tsx'
import { Hero } from './hero.tsx'
import { LatestGuides } from './latest-guides.tsx'
import { LinePanels } from './line-panels.tsx'
import { SizeBand } from './size-band.tsx'

/** A foot of this length stands on the ruler until somebody moves it. */
const usualFootMm = 248

const boots: CategorySlug[] = ['figure', 'hockey', 'speed', 'recreational']

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

const inARow = 4

/** What sells best, or until there are enough orders what the editors chose: the row says which of the two it is (PRODUCT 8). */
async function findFirstRow(locale: Locale) {
  const best = await listBestSellers(db, boots, { limit: inARow })
  const ids = best.length ? best : await listChoice(db, boots, { limit: inARow })
  return { isBest: best.length > 0, cards: await listCards(db, locale, ids) }
}

async function findGear(locale: Locale) {
  const ids = await listChoice(db, ['protective', 'accessories'], { limit: inARow, fill: true })
  return listCards(db, locale, ids)
}

export async function loader({ request }: Route.LoaderArgs) {
  keepPage('catalogue', 'settings', 'content')
  const locale = spokenLocale()
  const asked = Number(new URL(request.url).searchParams.get('foot'))
  const [first, gear, lines, shelves, macro, guides, { heroTitle, heroText }] = await Promise.all([
    findFirstRow(locale),
    findGear(locale),
    listBrandLines(db, locale),
    countShelves(db),
    findBladeMacro(db, locale),
    listLatest(db, { kind: 'guide', locale, limit: 3 }),
    findSettings(db),
  ])
  const sold = shelves.categories.filter(({ value }) => boots.includes(value))
  return {
    hero: { title: inLocale(heroTitle, locale), text: inLocale(heroText, locale) },
    first,
    gear,
    lines: lines
      .filter(({ slug }) => shelves.lines.some(({ value }) => value === slug))
      .map(({ slug, name, tagline }) => ({ slug, name, tagline })),
    sold: sold.map(({ value }) => value),
    toBoots: `/shop${listingQuery({ ...nothing, chosen: { category: boots }, sort: first.isBest ? 'popular' : 'relevance' })}`,
    bootCount: sold.reduce((sum, { count }) => sum + count, 0),
    macro,
    guides: guides.map(({ slug, title, summary, cover }) => ({ slug, title, summary, cover })),
    footMm: isFoot(asked) ? asked : usualFootMm,
    isAsked: isFoot(asked),
    addresses: alternates('/'),
  }
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { hero, first, gear, lines, sold, toBoots, bootCount, macro, guides, footMm, isAsked } = loaderData
  return (
    <>
      <Hero {...hero} />
      <DisciplineStrip sold={sold} />
      <CardSection
        id="choice-title"
        title={first.isBest ? m.home_best_title() : m.home_choice_title()}
        text={first.isBest ? m.home_best_text() : m.home_choice_text()}
        cards={first.cards}
        more={{ label: m.home_choice_all({ count: bootCount }), to: toBoots }}
      />
      <SizeBand footMm={footMm} isAsked={isAsked} />
      {macro && <BladePoints macro={macro} />}
      <LinePanels lines={lines} />
      <CardSection
        id="gear-title"
        title={m.home_gear_title()}
        cards={gear}
        more={{ label: m.home_gear_all(), to: '/shop/accessories' }}
      />
      <LatestGuides guides={guides} />
    </>
  )
}
