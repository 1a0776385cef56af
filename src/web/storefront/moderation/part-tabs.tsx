import { Link } from 'react-router'

type Tab = { to: string; label: string; count: number; isHere: boolean }

/** Real links with how much each would show. */
export const PartTabs = ({ label, tabs, isSmall = false }: { label: string; tabs: Tab[]; isSmall?: boolean }) => (
  <nav aria-label={label} className={isSmall ? 'mt-3 overflow-x-auto' : 'mt-5 overflow-x-auto border-b border-line'}>
    <ul className="flex min-w-max gap-1">
      {tabs.map(({ to, label: words, count, isHere }) => (
        <li key={to}>
          <Link
            to={to}
            preventScrollReset
            aria-current={isHere ? 'true' : undefined}
            className={
              isSmall
                ? 'inline-flex min-h-11 items-center gap-1.5 rounded-sm px-3 text-muted hover:text-ink aria-[current=true]:bg-accent-soft aria-[current=true]:font-[560] aria-[current=true]:text-ink'
                : 'inline-flex min-h-12 items-center gap-2 border-b-2 border-transparent px-3 font-[560] text-muted hover:text-ink aria-[current=true]:border-accent aria-[current=true]:text-ink'
            }
          >
            {words}
            <span className="num rounded-sm bg-sunken px-1.5 text-[0.8125rem] leading-5.5">{count}</span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
