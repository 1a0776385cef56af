import { FallbackText } from '#shop/catalogue/texts/fallback-text.tsx'
import { cx } from '#ui/cx.ts'
import { Thumbnail } from '#web/shell/page/thumbnail.tsx'
import { m } from '#words/messages.js'
import { AddBundle } from '../add-bundle.tsx'
import { Rows, Sums } from '../bundle-summary.tsx'
import type { ReadyBundleView } from './find-ready-bundle.server.ts'
import type { ReadyForm } from './use-ready-form.ts'

type Props = { view: ReadyBundleView; form: ReadyForm }

/** What the bundle is made of so far, what it costs and saves, and the way into the cart. */
export function ReadySummary({ view, form: { isBusy, isAdded, error } }: Props) {
  const { quote, works, replaces } = view
  return (
    <aside
      aria-labelledby="set"
      className={cx('rounded-lg bg-sunken p-5 transition-opacity md:sticky md:top-24 md:p-6', isBusy && 'opacity-60')}
    >
      <h2 id="set" tabIndex={-1} className="type-h3 outline-none">
        {m.bundle_summary()}
      </h2>
      <div aria-live="polite" aria-busy={isBusy}>
        {quote ? <Rows rows={quote.rows} /> : <SoFar view={view} />}
        {quote && <Sums quote={quote} ready={m.bundle_part_ready} />}
        {quote?.problems.map((problem) => (
          <p key={problem} className="type-small mt-4 font-medium text-red">
            <FallbackText text={problem} words={quote.lent} />
          </p>
        ))}
      </div>
      <AddBundle
        mayBuy={quote?.mayBuy ?? false}
        hasWork={works.length > 0}
        isAdded={isAdded}
        isChange={Boolean(replaces)}
        error={error}
      />
    </aside>
  )
}

/** Before there is a price: each part, and what is still open of it. */
const SoFar = ({ view: { parts, setPercent } }: { view: ReadyBundleView }) => (
  <>
    <ul className="mt-4 grid gap-3">
      {parts.map(({ role, name, options, choice, products, missing }) => (
        <li key={role} className="flex items-center gap-3">
          <Thumbnail file={(products.find(({ isChosen }) => isChosen) ?? products[0])!.picture} px={56} />
          <p className="min-w-0 flex-1">
            <span className="block font-semibold text-ink">{name}</span>
            <span className={cx('type-fine block', missing ? 'text-amber' : 'text-muted')}>
              {missing
                ? options.find(({ key }) => key === missing)?.ask
                : options
                    .flatMap(({ key, values }) => values.find(({ value }) => value === choice[key])?.label ?? [])
                    .join(' · ')}
            </span>
          </p>
        </li>
      ))}
    </ul>
    <p className="type-small mt-4 text-muted">
      {setPercent > 0 ? m.bundle_part_next({ percent: setPercent }) : m.bundle_part_next_plain()}
    </p>
  </>
)
