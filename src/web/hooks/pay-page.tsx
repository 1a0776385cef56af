import { useEffect } from 'react'
import { data, Form, Link } from 'react-router'
import { dong } from '#kit/money.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { RadioCard } from '#ui/fields/radio-card.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { Breadcrumbs } from '#web/shell/page/breadcrumbs.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { ExpiryNotice } from '#web/shell/order/expiry-notice.tsx'
import { MarkedMethod } from '#web/shell/order/payment-mark.tsx'
import { PlacedGoods } from '#web/shell/order/placed-goods.tsx'
import { methodWords } from '#web/shell/order/payment-words.ts'
import { TimeLeft } from '#web/shell/order/time-left.tsx'
import { TransferDetails } from '#web/shell/order/transfer-details.tsx'
import { useOrderRefresh } from '#web/shell/order/use-order-refresh.ts'
import { useHeadingFocus } from '#web/shell/page/use-heading-focus.ts'
import { useOrderedCartGone } from '#web/shell/order/use-ordered-cart-gone.ts'
import { m } from '#words/messages.js'
import type { Route } from './+types/pay-page.ts'
import { retryPayment, viewPay } from './pay.server.ts'

export const meta = () => pageMeta({ title: m.order_payment() })

export const loader = ({ request, params: { id } }: Route.LoaderArgs) => viewPay(request, id)

export async function action({ request, params: { id } }: Route.ActionArgs) {
  const refused = await retryPayment(request, id, (await request.formData()).get('method'))
  return data({ refused: refused ?? m.checkout_payment_missing() }, { status: 422 })
}

type View = Route.ComponentProps['loaderData']

/** The payment page of an order: leads to the provider, shows the transfer, or offers another method. */
export default function PayPage({ loaderData: view, actionData }: Route.ComponentProps) {
  const heading = useHeadingFocus()
  useOrderedCartGone(view.placementKey)
  useOrderRefresh(view.known, view.step === 'leave' ? false : 'paying')
  return (
    <div className="wrap pb-12">
      <Breadcrumbs
        trail={[{ label: m.order_title({ code: view.code }), to: `/orders/${view.orderId}` }]}
        here={m.order_payment()}
      />
      <div className="grid items-start gap-x-14 gap-y-8 md:grid-cols-[minmax(0,1fr)_minmax(20rem,25rem)]">
        <div className="grid gap-6">
          <h1 {...heading} className="type-h1 outline-none">
            {m.payment_title({ amount: dong(view.owed) })}
          </h1>
          {view.unmatched > 0 && <Notice>{m.order_unmatched({ amount: dong(view.unmatched) })}</Notice>}
          {view.held > 0 && <Notice>{m.payment_part({ amount: dong(view.held) })}</Notice>}
          {actionData?.refused && <Notice tone="error">{actionData.refused}</Notice>}
          {view.step === 'unavailable' && <Notice tone="error">{m.payment_unavailable()}</Notice>}
          {view.step === 'choose' && !actionData && <Unpaid view={view} />}
          {view.step === 'leave' && <Leaving url={view.url} method={methodWords[view.method]()} />}
          {view.step === 'transfer' && <Transfer view={view} />}
          {(view.step === 'choose' || view.step === 'unavailable') && <Ways view={view} />}
          <p className="flex flex-wrap gap-x-6">
            {view.step !== 'choose' && view.step !== 'unavailable' && (
              <Link to="?change" className={quietLink}>
                {m.payment_other()}
              </Link>
            )}
            <Link to={`/orders/${view.orderId}`} className={quietLink}>
              {m.payment_return_order()}
            </Link>
          </p>
        </div>
        <PlacedGoods placed={view.placed} />
      </div>
    </div>
  )
}

/** What became of the last attempt, and until when another one counts. */
const Unpaid = ({ view: { hasLeft, hasFailed, method } }: { view: View }) =>
  hasLeft ? (
    <Notice tone="warning">{m.payment_left({ method: methodWords[method]() })}</Notice>
  ) : (
    hasFailed && <Notice tone="warning">{m.payment_failed()}</Notice>
  )

const quietLink = 'link inline-flex min-h-11 items-center'

/** The script leads to the provider, or the served page by itself: both at once would load the provider's page twice. */
function Leaving({ url, method }: { url: string; method: string }) {
  const isHydrated = useHydrated()
  useEffect(() => location.replace(url), [url])
  return (
    <>
      {!isHydrated && <meta httpEquiv="refresh" content={`0;url=${url}`} />}
      <p className="flex items-center gap-3" role="status">
        <Spinner />
        {m.payment_leaving({ method })}
      </p>
      <a href={url} className={buttonClass({ block: true })}>
        {m.payment_go()}
      </a>
    </>
  )
}

/** Checks regularly whether the money arrived; the loader then redirects. */
function Transfer({ view: { transfer } }: { view: Extract<View, { step: 'transfer' }> }) {
  const { until, isPlayed, amount, memo } = transfer
  const played = new URLSearchParams({ amount: String(amount), memo })
  return (
    <>
      {until && <TimeLeft until={until} />}
      <TransferDetails transfer={transfer} />
      <p className="flex items-center gap-3" role="status">
        <Spinner />
        {m.payment_waiting()}
      </p>
      <Form method="post" action="?" className="flex flex-wrap gap-3">
        {isPlayed && (
          <a href={`/sandbox/bank?${played}`} className={buttonClass({ variant: 'outline' })}>
            {m.sandbox_bank_title()}
          </a>
        )}
        {until && (
          <Button type="submit" name="method" value="bank_transfer" variant="quiet">
            {m.payment_more_time()}
          </Button>
        )}
      </Form>
    </>
  )
}

const Ways = ({ view }: { view: View }) => (
  <Form method="post" action="?" className="grid gap-4">
    {view.expiry && <ExpiryNotice lapse={view.expiry} />}
    <fieldset className="grid gap-3">
      <legend className="mb-3 type-h3 text-ink">{m.payment_choose()}</legend>
      {view.methods.map(({ name, isAway, closed }) => (
        <RadioCard
          key={name}
          name="method"
          value={name}
          defaultChecked={name === view.method}
          title={<MarkedMethod method={name} />}
          disabled={closed !== null}
          note={closed ?? (isAway && m.payment_away())}
        />
      ))}
    </fieldset>
    <Button type="submit" block>
      {m.payment_again()}
    </Button>
  </Form>
)
