import { Baby, Footprints, Gauge, Printer, Scale, Search, Sparkles, Wrench, type LucideIcon } from 'lucide-react'
import { use } from 'react'
import { Link, useHref } from 'react-router'
import type { Feature } from '#shop/settings/features.ts'
import { FeaturesOffContext } from '#shop/settings/use-feature.ts'
import { m } from '#words/messages.js'

const over =
  'outline-none group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4 after:absolute after:inset-0 after:rounded-xl focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus'

type Props = { here?: string; heading: 'h2' | 'h3' }

type Tool = { to: string; name: () => string; text: () => string; Icon: LucideIcon; feature: Feature; isFile?: true }

/** Every tool of the shop, the most wanted first. */
const tools: Tool[] = [
  { to: '/size-guide', name: m.advice_title, text: m.tool_size_text, Icon: Footprints, feature: 'advisers' },
  { to: '/tools/growth', name: m.tool_growth, text: m.tool_growth_text, Icon: Baby, feature: 'advisers' },
  { to: '/tools/stiffness', name: m.tool_stiffness, text: m.tool_stiffness_text, Icon: Gauge, feature: 'advisers' },
  { to: '/tools/blades', name: m.tool_blades, text: m.tool_blades_text, Icon: Search, feature: 'advisers' },
  {
    to: '/tools/sharpening',
    name: m.tool_sharpening,
    text: m.tool_sharpening_text,
    Icon: Sparkles,
    feature: 'advisers',
  },
  {
    to: '/tools/measuring-sheet.pdf',
    name: m.tool_sheet,
    text: m.tool_sheet_text,
    Icon: Printer,
    feature: 'advisers',
    isFile: true,
  },
  { to: '/compare', name: m.compare_title, text: m.tool_compare_text, Icon: Scale, feature: 'compare' },
  { to: '/set-builder', name: m.bundle_title, text: m.tool_bundle_text, Icon: Wrench, feature: 'set-builder' },
]

/** The tools that are switched on, without the current one. */
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
