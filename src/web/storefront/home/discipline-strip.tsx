import { Link } from 'react-router'
import { BladeOutline } from '#ui/drawings/blade-outline.tsx'
import { m } from '#words/messages.js'

const disciplines = [
  { slug: 'figure', name: m.category_figure, line: m.home_figure_line },
  { slug: 'hockey', name: m.category_hockey, line: m.home_hockey_line },
  { slug: 'speed', name: m.category_speed, line: m.home_speed_line },
  { slug: 'recreational', name: m.category_recreational, line: m.home_recreational_line },
] as const

type Props = { sold: string[]; isFirst: boolean }

/** The blades of what is for sale, each a door, over the whole width however many they are; under the headline it overlaps the hero. */
export function DisciplineStrip({ sold, isFirst }: Props) {
  const shown = disciplines.filter(({ slug }) => sold.includes(slug))
  if (!shown.length) return null
  return (
    <nav
      aria-label={m.home_disciplines()}
      className={`wrap relative ${isFirst ? 'z-10 -mt-9 md:-mt-18' : 'mt-16 md:mt-24'}`}
    >
      <ul className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line shadow-sh2 md:auto-cols-fr md:grid-flow-col md:grid-cols-none">
        {shown.map(({ slug, name, line }) => (
          <li key={slug} className="bg-surface max-md:last:odd:col-span-2">
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
