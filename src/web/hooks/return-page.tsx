import { useEffect, useState } from 'react'
import { Link, redirect, useRevalidator } from 'react-router'
import { hasLeft } from '#providers/payments.ts'
import { hasPaymentReturn, isPaymentProvider } from '#shop/payments/registered-gateways.ts'
import { buttonClass } from '#ui/button.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { Breadcrumbs } from '#web/shell/page/breadcrumbs.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import type { Route } from './+types/return-page.ts'
import { leftParam } from './left-param.ts'
import { providerDisplayName } from './provider-name.ts'
import { findProviderReturn } from './read-return.server.ts'

export const meta = () => pageMeta({ title: m.payment_return_title() })

/** How often the page checks for the provider's notice, and the pause between checks. */
const looks = 10
const pauseMs = 1_500

/** Settles nothing, since only the provider's signed notice does. Waits for it briefly, then redirects to the order. */
export async function loader({ request, params: { provider } }: Route.LoaderArgs) {
  if (!isPaymentProvider(provider) || !hasPaymentReturn(provider)) throw new Response('not found', { status: 404 })
  const { state, orderId, code } = await findProviderReturn(request, provider)
  if (state === 'paid') throw redirect(`/order-success?order=${orderId}`)
  const asked = new URL(request.url).searchParams
  // A customer who turned back wants another method, not to wait.
  if (hasLeft(provider, asked) && state !== 'left') throw redirect(`/orders/${orderId}/pay?change&${leftParam}`)
  if (state === 'over') throw redirect(`/orders/${orderId}`)
  const look = Number(asked.get('look') ?? 0)
  const isWaiting = state === 'checking' && look < looks
  asked.set('look', String(look + 1))
  return { provider, orderId, code, isWaiting, again: isWaiting ? `?${asked}` : null }
}

export default function ReturnPage({
  loaderData: { provider, orderId, code, isWaiting: mayWait, again },
}: Route.ComponentProps) {
  const isWaiting = useLooking(mayWait)
  const title = isWaiting ? m.payment_return_title() : m.payment_return_left()
  return (
    <div className="wrap pb-16">
      <Breadcrumbs trail={[]} here={title} />
      <div className="max-w-xl" role="status">
        <h1 className="type-h1 flex items-center gap-3">
          {isWaiting && <Spinner />}
          {title}
        </h1>
        <p className="mt-4 type-lead">
          {isWaiting
            ? m.payment_return_text({ provider: providerDisplayName(provider) })
            : m.payment_return_left_text()}
        </p>
        {code && (
          <p className="mt-3">
            {m.order_code()} <b className="num font-semibold tracking-wide text-ink">{code}</b>
          </p>
        )}
        {!orderId && <p className="mt-3">{m.payment_return_unknown()}</p>}
      </div>
      {again && (
        <noscript>
          <meta httpEquiv="refresh" content={`2;url=${again}`} />
        </noscript>
      )}
      <p className="mt-6 flex flex-wrap gap-3">
        {orderId ? (
          <Link to={`/orders/${orderId}`} className={buttonClass()}>
            {m.payment_return_order()}
          </Link>
        ) : (
          <>
            <Link to={code ? `/orders/find?code=${code}` : '/orders/find'} className={buttonClass()}>
              {m.order_find_title()}
            </Link>
            <Link to="/my-orders" className={buttonClass({ variant: 'outline' })}>
              {m.payment_return_orders()}
            </Link>
          </>
        )}
      </p>
    </div>
  )
}

/** Reloads the data of the open page until the loader redirects or the checks are used up. */
function useLooking(mayWait: boolean) {
  const { revalidate, state } = useRevalidator()
  const [looked, setLooked] = useState(0)
  const isWaiting = mayWait && looked < looks
  useEffect(() => {
    if (!isWaiting || state !== 'idle') return
    const timer = setTimeout(() => {
      setLooked((n) => n + 1)
      void revalidate()
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [isWaiting, state, revalidate])
  return isWaiting
}
