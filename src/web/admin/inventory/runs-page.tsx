import { Link } from 'react-router'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import type { BrokenRun } from '#shop/inventory/lists/find-broken-runs.ts'
import { countSizeRuns, listSizeRuns, runsPerPage } from '#shop/inventory/lists/list-size-runs.ts'
import { runDays } from '#shop/inventory/lists/size-run.ts'
import { readVariants } from './read-variant.ts'
import { cx } from '#ui/cx.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { defineList } from '#web/admin-kit/list/define-list.tsx'
import { pageWithin } from '#web/admin-kit/list/list-params.ts'
import type { Route } from './+types/runs-page.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.stock_size_run_title() })

/** The other options are worded as in the stock list, without the size. */
export async function loader({ url }: Route.LoaderArgs) {
  const locale = requestLocale()
  const pages = pageWithin(url.searchParams.get('page'), await countSizeRuns(db), runsPerPage)
  const runs = await listSizeRuns(db, locale, pages)
  const variants = await readVariants(
    db,
    locale,
    runs.map((run) => run.sizes[0]!.variantId),
  )
  return {
    pages,
    rows: runs.map((run) => ({
      ...run,
      choice: (variants.get(run.sizes[0]!.variantId)?.choice ?? '')
        .split(' · ')
        .filter((word) => !/\bmm\b|EU/.test(word)),
    })),
  }
}

type Run = Omit<BrokenRun, 'choice'> & { choice: string[] }

export default defineList<Route.ComponentProps>(() => ({
  title: m.stock_size_run_title(),
  note: m.stock_size_run_note({ days: runDays }),
  back: { to: '/admin/inventory', label: m.admin_inventory() },
  body: (runs) => (
    <ul>
      {runs.map((run) => (
        <li key={run.sizes[0]!.variantId} className="border-t border-line px-4 py-4 first:border-t-0 md:px-5">
          <RunStrip run={run} />
        </li>
      ))}
    </ul>
  ),
  empty: { title: m.stock_size_run_none_title(), text: m.stock_size_run_none_text() },
}))

function RunStrip({ run }: { run: Run }) {
  const soldCount = run.missing.reduce((sum, size) => sum + size.sold, 0)
  const waiting = run.missing.reduce((sum, size) => sum + size.waiting, 0)
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="type-h3">
          {run.name} {run.choice.length > 0 && <span className="font-normal text-muted">{run.choice.join(' · ')}</span>}
        </h2>
        <p className="num type-small text-muted">
          {m.stock_size_run_missing()} {run.missing.map(({ size }) => size).join(', ')}
          {run.lost > 0 && ` · ${m.stock_size_run_lost({ sold: soldCount, waiting })}`}
        </p>
      </div>
      <ul className="mt-3 flex flex-wrap gap-1.5">
        {run.sizes.map((size) => (
          <li key={size.variantId}>
            <Link
              to={`/admin/inventory/${size.variantId}`}
              className={cx(
                'num grid min-h-12 min-w-14 place-items-center rounded-sm border px-2 py-1 text-center leading-tight hover:border-ink',
                size.available > 0 ? 'border-line text-ink' : 'border-dashed text-muted',
                run.missing.some((one) => one.variantId === size.variantId) && 'border-red bg-red-soft text-red',
              )}
            >
              <b className="font-semibold">{size.size}</b>
              <span className="type-fine">
                {size.available > 0
                  ? m.stock_size_run_size_left({ count: size.available })
                  : m.stock_size_run_size_out()}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
