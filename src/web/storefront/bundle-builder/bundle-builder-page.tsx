import { agreementFieldName } from '#web/parts/product/read-services.ts'
import { requireFeature } from '#web/shell/access/require-feature.server.ts'
import { useRef, useState } from 'react'
import { data, Form } from 'react-router'
import { dong } from '#kit/money.ts'
import { requestLocale } from '#platform/request.server.ts'
import { buttonClass } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { alternates } from '#web/shell/page/alternates.server.ts'
import { cartOwnerOf } from '#web/shell/cart/cart-owner.server.ts'
import { Breadcrumbs } from '#web/shell/page/breadcrumbs.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { readerContext, readerGuard } from '#web/shell/access/reader-guard.server.ts'
import { bundleFields } from '#web/shell/nav/bundle-address.ts'
import { m } from '#words/messages.js'
import { breadcrumbsLd } from '#web/parts/json-ld/breadcrumbs-ld.ts'
import { JsonLd } from '#web/parts/json-ld/json-ld.tsx'
import { toChangedCart } from '#web/parts/cart/to-changed-cart.server.ts'
import type { Route } from './+types/bundle-builder-page.ts'
import { BladeStep } from './blade-step.tsx'
import { BootStep } from './boot-step.tsx'
import { findBundleView, type BundleView } from './find-bundle-view.server.ts'
import { putBundleInCart } from './put-bundle-in-cart.server.ts'
import { readBundleParams } from './read-bundle-params.ts'
import { BundleSummary } from './bundle-summary.tsx'
import { useBundleForm } from './use-bundle-form.ts'
import { useOnceAnswered } from './use-pressed.ts'
import { usePutBundle } from './use-put-bundle.ts'
import { ServiceStep } from './work-step.tsx'

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({
    title: m.bundle_title(),
    description: m.bundle_description(),
    // Search engines index only the page without choices; a chosen set can be shared but is not indexed.
    alternates: loaderData?.addresses,
    index: loaderData?.isBare ?? false,
  })

const trail = () => [{ label: m.listing_all(), to: '/shop' }]

export const middleware = [readerGuard]

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireFeature('set-builder')
  const { searchParams } = new URL(request.url)
  const userId = context.get(readerContext)?.id
  const view = await findBundleView(readBundleParams(searchParams), { userId, locale: requestLocale() })
  const hasNoChoice = !bundleFields.some((name) => searchParams.has(name))
  return { view, isBare: hasNoChoice, addresses: alternates('/set-builder') }
}

/** Adds to the cart from a form without scripts. Errors are shown beside the choices. */
export async function action(args: Route.ActionArgs) {
  await requireFeature('set-builder')
  const form = await args.request.formData()
  const basket = await cartOwnerOf(args)
  const userId = basket.userId ?? undefined
  const view = await findBundleView(readBundleParams([...form]), { userId, locale: requestLocale() })
  const put = await putBundleInCart(basket, form, view)
  if ('refusal' in put) return data({ view, refusal: put.refusal }, { status: 422 })
  return toChangedCart(args.request, basket, put)
}

export default function BundleBuilderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { canonical } = loaderData.addresses
  return (
    <>
      <JsonLd facts={import.meta.env.SSR ? breadcrumbsLd(trail(), m.bundle_title(), canonical) : undefined} />
      <SetBuilder view={actionData?.view ?? loaderData.view} refusal={actionData?.refusal} />
    </>
  )
}

function SetBuilder({ view, refusal }: { view: BundleView; refusal: string | undefined }) {
  const form = useRef<HTMLFormElement>(null)
  const set = useBundleForm(view.asked)
  const { addSet, error, forgetError, isAdded } = useAddBundle(view)
  const addOnceAnswered = useOnceAnswered(set, addSet)
  const submit = (event: React.SubmitEvent) => {
    event.preventDefault()
    set.settle()
    const isAdd = (event.nativeEvent as SubmitEvent).submitter?.getAttribute('value') === 'add'
    if (isAdd) addOnceAnswered(form.current!)
  }
  return (
    <div className="wrap pb-12 md:pb-20">
      <Breadcrumbs trail={trail()} here={m.bundle_title()} />
      <h1 className="type-h1">{m.bundle_title()}</h1>
      <p className="mt-2 max-w-prose type-lead">
        {view.bundlePercent > 0 ? m.bundle_lead({ percent: view.bundlePercent }) : m.bundle_lead_plain()}
      </p>
      {refusal && (
        <Notice tone="error" className="mt-5">
          {refusal}
        </Notice>
      )}
      {view.isLeaveOver && (
        <Notice tone="warning" className="mt-5">
          {m.override_used()}
        </Notice>
      )}
      <Form
        ref={form}
        method="get"
        noValidate
        onSubmit={submit}
        onChange={forgetError}
        id="set-form"
        className="mt-8 md:mt-10"
      >
        {(['replaces', 'pair'] as const).map(
          (name) => view.asked[name] && <input key={name} type="hidden" name={name} value={view.asked[name]} />,
        )}
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-8 md:grid-cols-[minmax(0,1fr)_320px] lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-x-14">
          <div className="min-w-0">
            <BootStep view={view} form={set} />
            <BladeStep view={view} form={set} />
            <ServiceStep view={view} form={set} />
          </div>
          <BundleSummary view={view} isBusy={set.isBusy} isAdded={isAdded} error={error} />
        </div>
      </Form>
      {view.quote && <SetBar view={view} />}
    </div>
  )
}

/** Puts the bundle into the cart, or leads to what is missing. */
function useAddBundle({ quote, asked, blades, boot }: BundleView) {
  const { put, isAdded } = usePutBundle(asked.replaces)
  const [problem, setProblem] = useState<{ text: string; asked: BundleView['asked'] }>()
  const setError = (text: string | undefined) => setProblem(text === undefined ? undefined : { text, asked })
  // A problem is shown only for the choice that had it; another choice may have solved it.
  const error = problem?.asked === asked ? problem.text : undefined

  function addSet(form: HTMLFormElement) {
    if (!quote?.mayBuy) {
      setError(quote ? m.bundle_not_ready() : boot?.price ? m.bundle_next_blade() : m.bundle_next_boot_size())
      const step = !boot?.price || !blades ? 'boot' : quote ? 'set' : 'blade'
      return document.getElementById(step)?.focus()
    }
    const agree = form.querySelector<HTMLInputElement>(`[name=${agreementFieldName}]`)
    if (!agree?.checked) {
      setError(m.bundle_final_missing())
      return agree?.focus()
    }
    setError(undefined)
    const finalSince = new Date().toISOString()
    put(quote.items.map((item) => ({ ...item, finalSince })))
  }
  return { addSet, error, forgetError: () => setError(undefined), isAdded }
}

/** On phones price and way on stay at hand while blades are compared. */
const SetBar = ({ view: { quote } }: { view: BundleView }) => (
  <div
    data-bottom-bar
    className="sticky bottom-0 z-20 -mx-4 mt-6 flex items-center gap-4 border-t border-line bg-surface px-4 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] shadow-sh2 md:hidden"
  >
    <p className="min-w-0 flex-1">
      <b className="num type-price block text-ink">{dong(quote!.total)}</b>
      {quote!.saved > 0 && (
        <span className="type-fine block text-green">{m.bundle_saves({ amount: dong(quote!.saved) })}</span>
      )}
    </p>
    <a href="#set" className={buttonClass()}>
      {m.bundle_to_summary()}
    </a>
  </div>
)
