import { Link } from 'react-router'
import { ProductName } from '#shop/catalogue/texts/product-name.tsx'
import type { BrokenRun } from '#shop/inventory/lists/find-broken-runs.ts'
import { m } from '#words/messages.js'
import { Panel } from '#web/admin-kit/page/panel.tsx'

type ShownRun = Pick<BrokenRun, 'name' | 'lost'> & { variantId: string; missing: string[] }

/** Models that are in stock but lack the sizes that people buy, the worst ones. */
export const SizeRunsPanel = ({ runs, count }: { runs: ShownRun[]; count: number }) => (
  <Panel
    title={m.stock_size_run_title()}
    aside={
      count > 0 && (
        <Link to="/admin/inventory/runs" className="link">
          {m.stock_size_run_all({ count })}
        </Link>
      )
    }
  >
    <p className="mb-2 type-small text-muted">{m.stock_size_run_by_choice()}</p>
    {runs.length ? (
      <ul>
        {runs.map(({ variantId, name, missing, lost }) => (
          <li
            key={variantId}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-2.5 first:border-t-0"
          >
            <Link to={`/admin/inventory/${variantId}`} className="link font-[560]">
              <ProductName name={name} />
            </Link>
            <span className="num type-small text-muted">
              {m.stock_size_run_missing()} {missing.join(', ')}
              {lost > 0 && ` · ${m.stock_size_run_wanted({ count: lost })}`}
            </span>
          </li>
        ))}
      </ul>
    ) : (
      <p className="text-muted">{m.stock_size_run_none_title()}</p>
    )}
  </Panel>
)
