import { data, Link, redirect } from 'react-router'
import { dong } from '#kit/money.ts'
import { db } from '#platform/db.server.ts'
import { spokenLocale } from '#platform/request.server.ts'
import { listCartLines } from '#shop/cart/queries.ts'
import { useCart } from '#shop/cart/cart-provider.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { Breadcrumbs } from '#web/chrome/breadcrumbs.tsx'
import { EmptyCart } from '#web/chrome/cart-drawer.tsx'
import { basketOf } from '#web/chrome/basket.server.ts'
import { cartCookie } from '#web/chrome/cart-cookie.server.ts'
import { CartLine } from '#web/chrome/cart-line.tsx'
import { viewCart } from '#web/chrome/cart-view.server.ts'
import { FreeShipping } from '#web/chrome/free-shipping.tsx'
import { LooseProblems } from '#web/chrome/loose-problems.tsx'
import { pageMeta } from '#web/chrome/page-meta.ts'
import { readerGate } from '#web/chrome/reader-gate.server.ts'
import { useCartView } from '#web/chrome/use-cart-view.ts'
import { sayCapped } from '#web/chrome/view-own-cart.server.ts'
import { m } from '#words/messages.js'
import type { Route } from './+types/cart-page.ts'
import { changeCart } from './change-cart.server.ts'
import { PlainCartLine } from './plain-cart-line.tsx'
import { useAdoptedCart } from './use-adopted-cart.ts'

export const meta = () => pageMeta({ title: m.cart_title(), description: m.cart_description() })

export const middleware = [readerGate]

export async function loader(asked: Route.LoaderArgs) {
  const { cartId, capped } = await basketOf(asked)
  const view = await viewCart(db, cartId ? await listCartLines(db, cartId) : [], spokenLocale())
  return { view, capped: sayCapped(view, capped) }
}

/** The cart without scripts: each button posts, the page comes back. */
export async function action(asked: Route.ActionArgs) {
  const basket = await basketOf(asked)
  const changed = await changeCart(db, basket, await asked.request.formData())
  if ('refusal' in changed) return data({ refusal: changed.refusal }, { status: 422 })
  // A person's cart is found by who is signed in: its id is told to nobody.
  return redirect('/cart', basket.userId ? undefined : { headers: { 'Set-Cookie': cartCookie(changed.cartId) } })
}

export default function CartPage({ loaderData, actionData }: Route.ComponentProps) {
  const { itemCount, isLoaded } = useCart()
  const isAwake = useHydrated() && isLoaded
  useAdoptedCart(loaderData.view.lines)
  const live = useCartView(true)
  const view = (isAwake && live.view) || loaderData.view
  const isEmpty = view.count === 0 && (!isAwake || !live.isStale || itemCount === 0)
  const isBlocked = view.problems.some((problem) => problem.blocks)
  return (
    <div className="wrap pb-8 md:pb-12">
      <Breadcrumbs trail={[]} here={m.cart_title()} />
      <h1 className="type-h1">{m.cart_title()}</h1>
      {actionData && (
        <Notice tone="error" className="mt-5">
          {actionData.refusal}
        </Notice>
      )}
      {loaderData.capped.map((text) => (
        <Notice key={text} tone="warning" className="mt-5">
          {text}
        </Notice>
      ))}
      {isAwake && live.failed && (
        <Notice tone="error" className="mt-5">
          {m.drawer_failed()}
        </Notice>
      )}
      <div className="mt-5">
        <LooseProblems view={view} isTidied={isAwake && live.isTidied} />
      </div>
      {isEmpty ? (
        <div className="mx-auto max-w-md">
          <EmptyCart />
        </div>
      ) : (
        <div className="mt-6 grid items-start gap-10 md:grid-cols-[1fr_360px] lg:gap-16">
          <div>
            <ul className="border-t border-line">
              {view.lines.map((line) => {
                const problems = view.problems.filter((problem) => problem.id === line.id)
                return isAwake ? (
                  <CartLine key={line.id} line={line} problems={problems} />
                ) : (
                  <PlainCartLine key={line.id} line={line} problems={problems} />
                )
              })}
            </ul>
            <Link
              to="/shop"
              className="mt-5 inline-flex min-h-11 items-center text-accent underline underline-offset-4"
            >
              {m.cart_continue()}
            </Link>
          </div>
          <section aria-labelledby="summary" className="rounded-lg bg-sunken p-6 md:sticky md:top-24">
            <h2 id="summary" className="type-h3">
              {m.cart_summary()}
            </h2>
            <p aria-live="polite" className="mt-4 mb-4 flex justify-between font-semibold text-ink">
              <span>{m.drawer_subtotal()}</span>
              <span className="num">{dong(view.subtotal)}</span>
            </p>
            {view.freeShipping && <FreeShipping {...view.freeShipping} />}
            <p className="mt-3 mb-5 type-fine text-muted">{m.drawer_shipping_later()}</p>
            {isBlocked ? (
              <p className="type-small font-medium text-red">{m.cart_not_ready()}</p>
            ) : (
              <Link to="/checkout" className={buttonClass({ block: true })}>
                {m.drawer_checkout()}
              </Link>
            )}
          </section>
        </div>
      )}
    </div>
  )
}
