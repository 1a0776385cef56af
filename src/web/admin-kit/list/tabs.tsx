import { Link, useSearchParams } from 'react-router'
import { m } from '#words/messages.js'
import { formatCountUpTo } from '../page/format-count.ts'
import { searchWith } from './list-params.ts'

export type Tab = { value: string | null; label: string; count?: number; most?: number }

/** One filter as a row of links with counts (counted up to `most`); on phones it scrolls sideways. */
export function Tabs({
  name,
  label,
  current,
  tabs,
}: {
  name: string
  label: string
  current: string | null
  tabs: Tab[]
}) {
  const [params] = useSearchParams()
  return (
    <nav aria-label={label} className="print:hidden overflow-x-auto border-b border-line px-2 md:px-3">
      <ul className="flex min-w-max md:min-w-0 md:flex-wrap">
        {tabs.map((tab) => (
          <li key={tab.value ?? ''}>
            <Link
              to={searchWith(params, { [name]: tab.value })}
              preventScrollReset
              aria-current={tab.value === current ? 'true' : undefined}
              className="group relative inline-flex min-h-12 items-center gap-2 rounded-sm px-2.5 font-[560] whitespace-nowrap text-muted [font-stretch:92%] transition-colors -outline-offset-2 hover:text-ink aria-[current=true]:text-ink"
            >
              {tab.label}
              {tab.count !== undefined && (
                <span className="num rounded-sm bg-sunken px-1.5 text-[0.8125rem] leading-5.5 group-aria-[current=true]:bg-accent-soft group-aria-[current=true]:text-accent">
                  {formatCountUpTo(tab.count, tab.most)}
                </span>
              )}
              <span
                aria-hidden
                className="absolute inset-x-2.5 bottom-0 h-0.5 bg-accent not-group-aria-[current=true]:hidden"
              />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export type ListTabsOf = Omit<Parameters<typeof Tabs>[0], 'tabs'> & { all?: number; most?: number; of: Tab[] }

/** Tabs of a list; `all` adds a first tab without the filter. */
export function ListTabs({ all, most, of, ...tabs }: ListTabsOf) {
  const first = all === undefined ? [] : [{ value: null, label: m.admin_all(), count: all }]
  return <Tabs {...tabs} tabs={[...first, ...of].map((tab) => ({ most, ...tab }))} />
}
