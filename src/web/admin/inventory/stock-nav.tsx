import { Link } from 'react-router'
import { buttonClass } from '#ui/button.tsx'
import { m } from '#words/messages.js'

/** Links to the other stock pages. */
export const StockNav = () => (
  <nav aria-label={m.stock_nav()} className="flex flex-wrap gap-2">
    {[
      { to: '/admin/inventory/receive', label: m.stock_nav_receive() },
      { to: '/admin/inventory/counts', label: m.stock_nav_counts() },
      { to: '/admin/inventory/ledger', label: m.stock_nav_ledger() },
      { to: '/admin/inventory/runs', label: m.stock_nav_runs() },
      { to: '/admin/pairs', label: m.override_title() },
    ].map(({ to, label }) => (
      <Link key={to} to={to} className={buttonClass({ size: 'sm', variant: 'outline' })}>
        {label}
      </Link>
    ))}
  </nav>
)
