import { use } from 'react'
import { Link } from 'react-router'
import type { NamedPicture } from '#shop/media/find-pictures.ts'
import type { Card } from '#shop/search/cards/list-cards.ts'
import { ProductGrid } from '#shop/search/cards/product-grid.tsx'
import { isAddressOn } from '#shop/settings/feature-of.ts'
import { FeaturesOffContext } from '#shop/settings/use-feature.ts'
import { buttonClass } from '#ui/button.tsx'
import { BladeOutline } from '#ui/drawings/blade-outline.tsx'
import { TwinTrack } from '#ui/drawings/twin-track.tsx'
import { Picture } from '#ui/picture.tsx'
import { m } from '#words/messages.js'
import { BladePoints } from './blade-points.tsx'
import type { Home } from './find-home.server.ts'
import { HeroPicture } from './hero-picture.tsx'
import { LatestGuides } from './latest-guides.tsx'
import { LinePanels } from './line-panels.tsx'
import { seasonWords } from './season-words.ts'
import { SizeBand, sizeBandId } from './size-band.tsx'

/** The headline, and below it the parts in the order that the merchant gave them. */
export const HomeView = ({ home }: { home: Home }) => (
  <>
    <Hero {...home.hero} />
    {home.parts.map((part, at) => (
      <Part key={part.id} part={part} home={home} isFirst={at === 0} />
    ))}
  </>
)

const night = 'from-hero-night via-hero-night/0 to-hero-night/0'

type HeroProps = { title: string; text: string }

/** Extends under the header. The text is on the left: over the dark side of the picture from 720 px on, above the picture in smaller windows. */
function Hero({ title, text }: HeroProps) {
  return (
    <section className="full-bleed on-night relative isolate overflow-hidden bg-hero-night text-snow">
      <div className="wrap relative z-10 flex flex-col justify-center pt-24 tablet:min-h-150 tablet:pt-28 tablet:pb-34 md:min-h-170">
        <h1 className="type-display max-w-[9.6em] text-snow tablet:max-lg:text-[2.6rem]">
          {title || m.home_hero_title()}
        </h1>
        <TwinTrack className="mt-3 h-5! max-w-72 text-snow/60 lg:max-w-100" />
        <p className="type-lead mt-5 mb-8 max-w-[27em] text-snow/90 tablet:max-md:max-w-[17em] md:max-lg:max-w-[20em]">
          {text || m.home_hero_text()}
        </p>
        <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap tablet:max-md:flex-col tablet:max-md:items-start">
          <Link to="/shop" className={buttonClass({ variant: 'photo' })}>
            {m.home_hero_shop()}
          </Link>
          <a href={`#${sizeBandId}`} className={buttonClass({ variant: 'ghost-photo' })}>
            {m.home_hero_measure()}
          </a>
        </div>
      </div>
      <div className="relative -z-10 mt-2 aspect-[90/101] tablet:absolute tablet:inset-y-0 tablet:max-md:-right-45 md:max-lg:-right-33 lg:right-[max(0px,(100%-1760px)/2)] tablet:mt-0 tablet:aspect-[1920/969]">
        <HeroPicture alt={m.home_hero_alt()} className="size-full object-cover" />
        <div
          aria-hidden
          className={`absolute inset-0 bg-linear-to-b ${night} via-30% tablet:bg-linear-to-r tablet:via-45%`}
        />
        <div
          aria-hidden
          className="absolute inset-0 hidden bg-linear-to-l from-hero-night to-hero-night/0 to-12% min-[1800px]:block"
        />
      </div>
    </section>
  )
}

type PartProps = { part: Home['parts'][number]; home: Home; isFirst: boolean }

function Part({ part: { id, title, text, banner }, home, isFirst }: PartProps) {
  const { first, season, gear, lines, sold, toBoots, bootCount, macro, guides, sizes, footMm, isAsked } = home
  switch (id) {
    case 'strip':
      return <DisciplineStrip sold={sold} isFirst={isFirst} />
    case 'choice':
      return (
        <CardSection
          id="choice-title"
          title={title || (first.isBest ? m.home_best_title() : m.home_choice_title())}
          text={text || (first.isChosen ? '' : first.isBest ? m.home_best_text() : m.home_choice_text())}
          cards={first.cards}
          more={{ label: m.home_choice_all({ count: bootCount }), to: toBoots }}
        />
      )
    case 'season':
      return <SeasonStory story={season} title={title} text={text} />
    case 'size':
      return <SizeBand {...{ footMm, isAsked, sizes, title, text }} />
    case 'blade':
      return macro && <BladePoints macro={macro} title={title} />
    case 'lines':
      return lines.length > 0 && <LinePanels lines={lines} title={title} />
    case 'gear':
      return (
        <CardSection
          id="gear-title"
          title={title || m.home_gear_title()}
          cards={gear}
          more={{ label: m.home_gear_all(), to: '/shop/accessories' }}
        />
      )
    case 'guides':
      return <LatestGuides guides={guides} title={title} />
    default:
      return banner && <Banner id={id} {...{ title, text }} {...banner} />
  }
}

type BannerProps = {
  id: string
  title: string
  text: string
  href: string
  action: string
  picture: NamedPicture | null
}

/** A picture from the media library beside a headline. Its button is left out while the page behind it is switched off. */
function Banner({ id, title, text, href, action, picture }: BannerProps) {
  const featuresOff = use(FeaturesOffContext)
  const isLinked = href && action && isAddressOn(href, featuresOff)
  return (
    <section
      aria-labelledby={id}
      className={`piece wrap mt-16 grid items-center gap-8 md:mt-24 md:gap-16 ${picture ? 'tablet:grid-cols-[1.25fr_1fr]' : ''}`}
    >
      {picture && (
        <div className="relative overflow-hidden rounded-2xl">
          <Picture
            {...picture}
            widths={[400, 800, 1000]}
            sizes="(min-width: 1328px) 676px, (min-width: 720px) 52vw, 92vw"
            className="w-full"
          />
        </div>
      )}
      <div>
        <h2 id={id} className="type-h1">
          {title}
        </h2>
        {text && <p className="mt-6 whitespace-pre-line">{text}</p>}
        {isLinked && (
          <Link to={href} className={`${buttonClass({ variant: 'outline' })} mt-6`}>
            {action}
          </Link>
        )}
      </div>
    </section>
  )
}

const disciplines = [
  { slug: 'figure', name: m.category_figure, line: m.home_figure_line },
  { slug: 'hockey', name: m.category_hockey, line: m.home_hockey_line },
  { slug: 'speed', name: m.category_speed, line: m.home_speed_line },
  { slug: 'recreational', name: m.category_recreational, line: m.home_recreational_line },
] as const

type DisciplineStripProps = { sold: string[]; isFirst: boolean }

/** The blades of the disciplines for sale, each a link, over the whole width; directly under the hero the strip overlaps it. */
function DisciplineStrip({ sold, isFirst }: DisciplineStripProps) {
  const shown = disciplines.filter(({ slug }) => sold.includes(slug))
  if (!shown.length) return null
  return (
    <nav
      aria-label={m.home_disciplines()}
      className={`wrap relative ${isFirst ? 'z-10 -mt-9 md:-mt-18' : 'mt-16 md:mt-24'}`}
    >
      <ul className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line shadow-sh2 tablet:auto-cols-fr tablet:grid-flow-col tablet:grid-cols-none">
        {shown.map(({ slug, name, line }) => (
          <li key={slug} className="bg-surface max-tablet:last:odd:col-span-2">
            <Link
              to={`/shop/category/${slug}`}
              className="block h-full px-4 pt-5 pb-4.5 -outline-offset-2 transition-colors hover:bg-bg md:px-6.5 md:pt-6.5 md:pb-5.5"
            >
              <BladeOutline kind={slug} className="mb-4 h-11 w-full text-ink max-md:h-9" />
              <span className="type-h3 block text-ink">{name()}</span>
              <span className="mt-0.5 block text-[0.9rem] leading-normal text-muted">{line()}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type CardSectionProps = {
  id: string
  title: string
  /** How these products were chosen. */
  text?: string
  more: { label: string; to: string }
  cards: Card[]
}

/** A row of cards under a headline, with a link to the rest. An empty row is not shown. */
function CardSection({ id, title, text, more, cards }: CardSectionProps) {
  if (!cards.length) return null
  return (
    <section aria-labelledby={id} className="piece wrap mt-16 md:mt-24">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2 md:mb-8">
        <div>
          <h2 id={id} className="type-h1">
            {title}
          </h2>
          {text && <p className="mt-2 max-w-[36em] text-muted">{text}</p>}
        </div>
        <Link to={more.to} className="link inline-flex min-h-11 items-center whitespace-nowrap">
          {more.label}
        </Link>
      </div>
      <ProductGrid cards={cards} isComparing={false} />
    </section>
  )
}

type Props = { story: Home['season']; title: string; text: string }

/** A few words about the season beside its products. */
function SeasonStory({ story: { season, cards, to }, title, text }: Props) {
  const words = seasonWords[season]
  return (
    <section
      aria-labelledby="season-title"
      className="piece wrap mt-16 grid items-start gap-x-10 gap-y-7 md:mt-24 lg:grid-cols-[minmax(0,5fr)_minmax(0,9fr)] lg:gap-x-14"
    >
      <div className="max-w-[36rem] lg:sticky lg:top-28">
        <p className="type-label text-accent">{words.name()}</p>
        <h2 id="season-title" className="type-h1 mt-1.5">
          {title || words.title()}
        </h2>
        <p className="mt-4 whitespace-pre-line">{text || words.text()}</p>
        <Link to={to} className={`${buttonClass({ variant: 'outline' })} mt-6`}>
          {words.action()}
        </Link>
      </div>
      {cards.length > 0 && <ProductGrid cards={cards} look="story" isComparing={false} />}
    </section>
  )
}
