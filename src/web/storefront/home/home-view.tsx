import { m } from '#words/messages.js'
import { Banner } from './banner.tsx'
import { BladePoints } from './blade-points.tsx'
import { CardSection } from './card-section.tsx'
import { DisciplineStrip } from './discipline-strip.tsx'
import type { Home } from './find-home.server.ts'
import { Hero } from './hero.tsx'
import { LatestGuides } from './latest-guides.tsx'
import { LinePanels } from './line-panels.tsx'
import { SeasonStory } from './season-story.tsx'
import { SizeBand } from './size-band.tsx'

/** The headline, and below it the parts in the order that the merchant gave them. */
export const HomeView = ({ home }: { home: Home }) => (
  <>
    <Hero {...home.hero} />
    {home.parts.map((part, at) => (
      <Part key={part.id} part={part} home={home} isFirst={at === 0} />
    ))}
  </>
)

type PartProps = { part: Home['parts'][number]; home: Home; isFirst: boolean }

function Part({ part: { id, title, text, banner }, home, isFirst }: PartProps) {
  const { first, season, gear, lines, sold, toBoots, bootCount, macro, guides, footMm, isAsked } = home
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
      return <SizeBand {...{ footMm, isAsked, title, text }} />
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
