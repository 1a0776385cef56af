import { use } from 'react'
import { Link, useHref } from 'react-router'
import { FeaturesOffContext } from '#shop/settings/use-feature.ts'
import { tools } from './tools.ts'

const over =
  'outline-none group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4 after:absolute after:inset-0 after:rounded-xl focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus'

type Props = { here?: string; heading: 'h2' | 'h3' }

/** The tools that are switched on, without the one that the reader is at. */
export function ToolList({ here, heading: Heading }: Props) {
  const off = use(FeaturesOffContext)
  return (
    <ul className="mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {tools
        .filter(({ to, feature }) => to !== here && !off.includes(feature))
        .map(({ to, name, text, Icon, isFile }) => (
          <li key={to} className="group relative rounded-xl border border-line bg-surface px-6 pt-5.5 pb-6">
            <Icon aria-hidden size={28} strokeWidth={1.5} className="text-accent" />
            <Heading className="type-h3 mt-3">
              {isFile ? (
                <FileLink to={to}>{name()}</FileLink>
              ) : (
                <Link to={to} className={over}>
                  {name()}
                </Link>
              )}
            </Heading>
            <p className="mt-1.5">{text()}</p>
          </li>
        ))}
    </ul>
  )
}

const FileLink = ({ to, children }: { to: string; children: string }) => (
  <a href={useHref(to)} className={over}>
    {children}
  </a>
)
