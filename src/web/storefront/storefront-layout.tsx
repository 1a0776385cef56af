import { Outlet, useLocation } from 'react-router'
import { inLocale } from '#kit/localized.ts'
import { db } from '#platform/db.server.ts'
import { spokenLocale } from '#platform/request.server.ts'
import { CartProvider } from '#shop/cart/cart-provider.tsx'
import { findSettings } from '#shop/settings/queries.ts'
import { SkipLink } from '#ui/skip-link.tsx'
import { ToastHost } from '#ui/toast.tsx'
import { CartDrawerHost } from '#web/chrome/cart-button.tsx'
import { Footer } from '#web/chrome/footer.tsx'
import { Header } from '#web/chrome/header.tsx'
import { MeProvider, useMe } from '#web/chrome/me-provider.tsx'
import { ProgressBar } from '#web/chrome/progress-bar.tsx'
import { RouteAnnouncer } from '#web/chrome/route-announcer.tsx'
import { useNotices } from '#web/chrome/use-notices.ts'
import { m } from '#words/messages.js'
import type { Route } from './+types/storefront-layout.ts'

export async function loader() {
  const { name, promise, phone, email, hours, address, owner } = await findSettings(db)
  return { shop: { name, phone, email, hours, address, owner }, promise: inLocale(promise, spokenLocale()) }
}

/** Settings of the shop change rarely, and a change drops the cached pages: no need to ask again on every step. */
export const shouldRevalidate = () => false

export default function StorefrontLayout({ loaderData: { shop, promise } }: Route.ComponentProps) {
  return (
    <MeProvider>
      <Shop shop={shop} promise={promise} />
    </MeProvider>
  )
}

function Shop({ shop, promise }: Route.ComponentProps['loaderData']) {
  const isHome = useLocation().pathname === '/'
  const { me } = useMe()
  useNotices()
  return (
    <CartProvider userId={me?.id ?? null}>
      <SkipLink>{m.skip_to_content()}</SkipLink>
      <ProgressBar />
      <Header name={shop.name} promise={promise} isOverHero={isHome} />
      <main id="main" tabIndex={-1} className={`min-h-[60vh] outline-none ${isHome ? '-mt-15 md:-mt-19' : ''}`}>
        <Outlet />
      </main>
      <Footer shop={shop} />
      <CartDrawerHost />
      <RouteAnnouncer />
      <ToastHost label={m.toasts()} />
    </CartProvider>
  )
}
