import { data, Form } from 'react-router'
import { useRef } from 'react'
import { dong } from '#kit/money.ts'
import { requestLocale } from '#platform/request.server.ts'
import { db } from '#platform/postgres/db.server.ts'
import { FallbackText } from '#shop/catalogue/texts/fallback-text.tsx'
import { findSettings } from '#shop/settings/queries.ts'
import { isOffered } from '#shop/settings/ready-bundles.ts'
import { buttonClass } from '#ui/button.tsx'
import { cx } from '#ui/cx.ts'
import { Notice } from '#ui/notice.tsx'
import { redirectIfMoved } from '#web/shell/access/redirect-if-moved.server.ts'
import { requireFeature } from '#web/shell/access/require-feature.server.ts'
import { readerGuard } from '#web/shell/access/reader-guard.server.ts'
import { cartOwnerOf } from '#web/shell/cart/cart-owner.server.ts'
import { alternates } from '#web/shell/page/alternates.server.ts'
import { Breadcrumbs } from '#web/shell/page/breadcrumbs.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { Thumbnail } from '#web/shell/page/thumbnail.tsx'
import { breadcrumbsLd } from '#web/parts/json-ld/breadcrumbs-ld.ts'
import { JsonLd } from '#web/parts/json-ld/json-ld.tsx'
import { agreementFieldName } from '#web/parts/product/read-services.ts'
import { toChangedCart } from '#web/parts/cart/to-changed-cart.server.ts'
import { m } from '#words/messages.js'
import { AddBundle } from '../add-bundle.tsx'
import { Rows, Sums } from '../bundle-summary.tsx'
import { BundleTerms } from '../bundle-terms.tsx'
import { replaceBundleLines } from '../put-bundle-in-cart.server.ts'
import type { Route } from './+types/ready-bundle-page.ts'
import { findReadyBundle, type ReadyBundleView } from './find-ready-bundle.server.ts'
import { PartStep } from './part-step.tsx'
import { ReadyWorks } from './ready-works.tsx'
import { useReadyForm, type ReadyForm } from './use-ready-form.ts'

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({
        title: loaderData.view.name,
        description: loaderData.view.text,
        alternates: loaderData.addresses,
        index: loaderData.isBare,
      })
    : []

const trail = () => [
  { label: m.listing_all(), to: '/shop' },
  { label: m.bundle_ready_title(), to: '/bundles' },
]

export const middleware = [readerGuard]

/** The bundle of this address with its choices; an unknown address redirects where it moved, or is 404. */
async function viewOf(slug: string, url: URL, choices = url.searchParams) {
  await requireFeature('set-builder')
  const { readyBundles } = await findSettings(db)
  const bundle = readyBundles.find((one) => one.slug === slug && isOffered(one))
  const view = bundle && (await findReadyBundle(bundle, choices, requestLocale()))
  if (!view) {
    await redirectIfMoved(url)
    throw data(null, { status: 404 })
  }
  return view
}

export async function loader({ url, params: { slug } }: Route.LoaderArgs) {
  const view = await viewOf(slug, url)
  return { view, isBare: url.searchParams.size === 0, addresses: alternates(`/bundles/${slug}`) }
}

/** Adds to the cart from a form without scripts. Errors are shown beside the choices. */
export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData()
  const fields = new URLSearchParams(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
  const view = await viewOf(args.params.slug, args.url, fields)
  const refusal = refusalOf(view, form.get(agreementFieldName) === 'on')
  if (refusal) return data({ view, refusal }, { status: 422 })
  const basket = await cartOwnerOf(args)
  return toChangedCart(args.request, basket, await replaceBundleLines(basket, view.wanted!, view.replaces))
}

function refusalOf({ quote, works }: ReadyBundleView, isAgreed: boolean) {
  if (!quote) return m.bundle_part_missing()
  if (!quote.mayBuy) return m.bundle_not_ready()
  return works.length && !isAgreed ? m.bundle_final_missing() : undefined
}

export default function ReadyBundlePage({ loaderData, actionData }: Route.ComponentProps) {
  const { canonical } = loaderData.addresses
  const view = actionData?.view ?? loaderData.view
  return (
    <>
      <JsonLd facts={import.meta.env.SSR ? breadcrumbsLd(trail(), view.name, canonical) : undefined} />
      <ReadyBundle view={view} refusal={actionData?.refusal} />
    </>
  )
}

function ReadyBundle({ view, refusal }: { view: ReadyBundleView; refusal: string | undefined }) {
  const form = useRef<HTMLFormElement>(null)
  const set = useReadyForm(view)
  const submit = (event: React.SubmitEvent) => {
    event.preventDefault()
    if ((event.nativeEvent as SubmitEvent).submitter?.getAttribute('value') === 'add') set.add(form.current!)
  }
  return (
    <div className="wrap pb-12 md:pb-20">
      <Breadcrumbs trail={trail()} here={view.name} />
      <h1 className="type-h1">{view.name}</h1>
      <p className="mt-2 max-w-prose type-lead">{view.text}</p>
      {refusal && (
        <Notice tone="error" className="mt-5">
          {refusal}
        </Notice>
      )}
      <Form ref={form} method="get" noValidate onSubmit={submit} className="mt-8 md:mt-10">
        {view.replaces && <input type="hidden" name="replaces" value={view.replaces} />}
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-8 md:grid-cols-[minmax(0,1fr)_320px] lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-x-14">
          <div className="min-w-0">
            {view.parts.map((part, at) => (
              <PartStep key={part.role} number={at + 1} part={part} form={set} />
            ))}
            {view.works.length > 0 && <ReadyWorks number={view.parts.length + 1} works={view.works} form={set} />}
          </div>
          <ReadySummary view={view} form={set} />
        </div>
      </Form>
      {view.quote && <SetBar quote={view.quote} />}
    </div>
  )
}

type Props = { view: ReadyBundleView; form: ReadyForm }

/** The bundle so far: parts, price, saving, and the button to the cart. */
function ReadySummary({ view, form: { isBusy, isAdded, error } }: Props) {
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
      <BundleTerms keys={view.keys} price={view.price} replaces={replaces} promises={view.promises} />
    </aside>
  )
}

/** Shown before there is a price: each part, and its open choices. */
const SoFar = ({ view: { parts, bundlePercent } }: { view: ReadyBundleView }) => (
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
      {bundlePercent > 0 ? m.bundle_part_next({ percent: bundlePercent }) : m.bundle_part_next_plain()}
    </p>
  </>
)

/** On phones price and way on stay at hand while sizes are chosen. */
const SetBar = ({ quote }: { quote: NonNullable<ReadyBundleView['quote']> }) => (
  <div
    data-bottom-bar
    className="sticky bottom-0 z-20 -mx-4 mt-6 flex items-center gap-4 border-t border-line bg-surface px-4 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] shadow-sh2 md:hidden"
  >
    <p className="min-w-0 flex-1">
      <b className="num type-price block text-ink">{dong(quote.total)}</b>
      {quote.saved > 0 && (
        <span className="type-fine block text-green">{m.bundle_saves({ amount: dong(quote.saved) })}</span>
      )}
    </p>
    <a href="#set" className={buttonClass()}>
      {m.bundle_to_summary()}
    </a>
  </div>
)
