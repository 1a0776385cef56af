import { useEffect, useRef } from 'react'
import { NavLink, useSearchParams } from 'react-router'
import { m } from '#words/messages.js'

const keptNames = ['period', 'from', 'until', 'against']

/** Links to the other analytics pages; they keep the chosen period. */
export function AnalyticsNav() {
  const [params] = useSearchParams()
  const nav = useRef<HTMLElement>(null)
  // On a phone the row is wider than the screen, so the current link is scrolled into view.
  useEffect(() => {
    const here = nav.current?.querySelector('[aria-current=page]')
    here?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [])
  const search = new URLSearchParams([...params].filter(([name]) => keptNames.includes(name))).toString()
  const pages = [
    { to: '/admin/analytics', label: m.analytics_title() },
    { to: '/admin/analytics/visits', label: m.analytics_visits() },
    { to: '/admin/analytics/products', label: m.analytics_products() },
    { to: '/admin/analytics/searches', label: m.analytics_searches() },
    { to: '/admin/analytics/carts', label: m.analytics_carts() },
    { to: '/admin/analytics/promotions', label: m.analytics_promotions() },
  ]
  return (
    <nav
      ref={nav}
      aria-label={m.analytics_nav()}
      className="-mx-4 mb-5 overflow-x-auto border-b border-line px-4 md:mx-0 md:px-0"
    >
      <ul className="flex min-w-max gap-1 md:min-w-0 md:flex-wrap">
        {pages.map(({ to, label }) => (
          <li key={to}>
            <NavLink
              to={{ pathname: to, search }}
              end
              className="group relative inline-flex min-h-12 items-center rounded-sm px-2.5 font-[560] whitespace-nowrap text-muted [font-stretch:92%] transition-colors -outline-offset-2 hover:text-ink aria-[current=page]:text-ink"
            >
              {label}
              <span
                aria-hidden
                className="absolute inset-x-2.5 bottom-0 h-0.5 bg-accent not-group-aria-[current=page]:hidden"
              />
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
