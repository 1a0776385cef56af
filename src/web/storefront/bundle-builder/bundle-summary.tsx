import { CalendarCheck, Share2 } from 'lucide-react'
import { useState } from 'react'
import { dong } from '#kit/money.ts'
import { NoBladeNote } from '#shop/catalogue/texts/no-blade-note.tsx'
import { FallbackText } from '#shop/catalogue/texts/fallback-text.tsx'
import { ProductName } from '#shop/catalogue/texts/product-name.tsx'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/overlays/toast.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { cx } from '#ui/cx.ts'
import { Thumbnail } from '#web/shell/page/thumbnail.tsx'
import { choiceWords, fallbackWords } from '#web/parts/product/picker.ts'
import { m } from '#words/messages.js'
import { AddBundle } from './add-bundle.tsx'
import { BundleTerms } from './bundle-terms.tsx'
import type { BundleView } from './find-bundle-view.server.ts'
import type { BundleQuote } from './quote-bundle.server.ts'

type Props = { view: BundleView; isBusy: boolean; isAdded: boolean; error: string | undefined }

/** The set so far: parts, price, saving, the day it is ready, and the button to the cart. */
export function BundleSummary({ view, isBusy, isAdded, error }: Props) {
  const { quote, asked } = view
  return (
    <aside
      aria-labelledby="set"
      className={cx('rounded-lg bg-sunken p-5 transition-opacity md:sticky md:top-24 md:p-6', isBusy && 'opacity-60')}
    >
      <h2 id="set" className="type-h3">
        {m.bundle_summary()}
      </h2>
      <div aria-live="polite" aria-busy={isBusy}>
        {quote ? <Rows rows={quote.rows} /> : <SoFar view={view} />}
        {quote && <Sums quote={quote} />}
        {quote?.problems.map((problem) => (
          <p key={problem} className="type-small mt-4 font-medium text-red">
            <FallbackText text={problem} words={quote.lent} />
          </p>
        ))}
      </div>
      <AddBundle
        mayBuy={quote?.mayBuy ?? false}
        hasWork
        isAdded={isAdded}
        isChange={Boolean(asked.replaces)}
        error={error}
      />
      <BundleTerms
        keys={quote?.keys ?? []}
        price={quote?.apart ?? 0}
        replaces={asked.replaces}
        promises={view.promises}
      />
      <Share />
    </aside>
  )
}

export const Rows = ({ rows }: { rows: BundleQuote['rows'] }) => (
  <ul className="mt-4 grid gap-3">
    {rows.map(({ name, choice, lent, total, picture, isWork }) => (
      <li key={`${name} ${choice}`} className={cx('flex items-start gap-3', isWork && 'pl-[68px]')}>
        {!isWork && <Thumbnail file={picture} px={56} />}
        <p className="min-w-0 flex-1">
          <span className={isWork ? 'type-small block' : 'block font-semibold text-ink'}>
            <ProductName name={name} />
          </span>
          {choice && (
            <span className="type-fine block text-muted">
              <FallbackText text={choice} words={lent} />
            </span>
          )}
        </p>
        <span className="num type-small whitespace-nowrap">{dong(total)}</span>
      </li>
    ))}
  </ul>
)

/** Shown before there is a price: what is chosen, and what comes next. */
function SoFar({ view: { boot } }: { view: BundleView }) {
  const next = !boot
    ? m.bundle_next_boot()
    : boot.missing === 'size' || !boot.price
      ? m.bundle_next_size()
      : m.bundle_next_blade()
  return (
    <>
      {boot && (
        <ul className="mt-4">
          <li className="flex items-start gap-3">
            <Thumbnail file={boot.picture} px={56} />
            <p className="min-w-0 flex-1">
              <span className="block font-semibold text-ink">
                <ProductName name={boot.name} />
              </span>
              <NoBladeNote className="block" />
              <span className="num type-fine block text-muted empty:hidden">
                <FallbackText text={choiceWords(boot.options, boot.choice)} words={fallbackWords(boot.options)} />
              </span>
            </p>
            {boot.price !== null && <span className="num type-small whitespace-nowrap">{dong(boot.price)}</span>}
          </li>
        </ul>
      )}
      <p className="mt-4 text-muted">{next}</p>
    </>
  )
}

type SumsProps = { quote: BundleQuote; ready?: typeof m.bundle_ready }

/** The price of the parts apart and together, and when the work on them is done. */
export function Sums({ quote: { apart, saved, other, total, workDays, readyOn }, ready = m.bundle_ready }: SumsProps) {
  return (
    <>
      <dl className="num mt-5 grid gap-1.5 border-t border-line pt-4">
        <Sum name={m.bundle_sum_apart()} amount={dong(apart)} />
        {saved > 0 && <Sum name={m.bundle_sum_saved()} amount={`−${dong(saved)}`} className="text-green" />}
        {other > 0 && <Sum name={m.bundle_sum_other()} amount={`−${dong(other)}`} className="text-green" />}
        <div className="mt-1 flex items-baseline justify-between gap-4 text-ink">
          <dt className="font-semibold">{m.bundle_sum_total()}</dt>
          <dd className="type-price-large">{dong(total)}</dd>
        </div>
      </dl>
      <p className="type-fine text-muted">{m.product_vat()}</p>
      {workDays > 0 && (
        <p className="type-small mt-3 flex gap-2.5">
          <CalendarCheck aria-hidden size={19} strokeWidth={1.7} className="mt-px shrink-0 text-accent" />
          <span>{ready({ days: workDays, day: readyOn })}</span>
        </p>
      )}
    </>
  )
}

const Sum = ({ name, amount, className }: { name: string; amount: string; className?: string }) => (
  <div className={cx('flex justify-between gap-4', className)}>
    <dt>{name}</dt>
    <dd>{amount}</dd>
  </div>
)

/** The address holds the whole set. */
function Share() {
  const isHydrated = useHydrated()
  const [isCopied, setCopied] = useState(false)
  if (!isHydrated) return null
  const copy = async () => {
    const here = new URL(location.href)
    for (const own of ['skater', 'replaces', 'pair']) here.searchParams.delete(own)
    try {
      await navigator.clipboard.writeText(here.href)
      setCopied(true)
      void toast(m.bundle_copied())
    } catch {
      void toast(m.bundle_copy_failed(), { tone: 'error' })
    }
  }
  return (
    <Button
      variant="quiet"
      size="sm"
      block
      className="mt-2"
      onClick={() => void copy()}
      icon={<Share2 aria-hidden size={18} strokeWidth={1.8} />}
    >
      {isCopied ? m.bundle_copied() : m.bundle_share()}
    </Button>
  )
}
