import { FeaturesOffContext } from '#shop/settings/use-feature.ts'
import { isAddressOn } from '#shop/settings/feature-of.ts'
import { navWithout } from '#web/shell/nav/without-features.ts'
import { Outlet, useHref, useLocation } from 'react-router'
import { inLocale } from '#kit/localized.ts'
import { pick } from '#kit/pick.ts'
import { db } from '#platform/postgres/db.server.ts'
import { cacheFrame } from '#platform/cache/page-cache.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { CartProvider } from '#shop/cart/cart-provider.tsx'
import { offeredMethods } from '#shop/payments/attempts/offered-methods.ts'
import { isAnnouncementShown } from '#shop/settings/is-announcement-shown.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { WishlistProvider } from '#shop/wishlist/wishlist-provider.tsx'
import { SkipLink } from '#ui/skip-link.tsx'
import { ToastHost } from '#ui/overlays/toast.tsx'
import { CartDrawerHost } from '#web/shell/cart/cart-button.tsx'
import { CompareHost } from '#web/parts/compare/compare-host.tsx'
import { ActionErrorHost } from '#web/shell/errors/action-error-host.tsx'
import { stayOnForm } from '#web/shell/errors/stay-on-form.ts'
import { findNav } from '#web/shell/nav/find-nav.server.ts'
import { Header } from '#web/shell/layout/header.tsx'
import { isPayingPage } from '#web/shell/layout/is-paying-page.ts'
import { lazyPart } from '#web/shell/loading/lazy-part.tsx'
import { MeProvider, useMe } from '#web/shell/session/me-provider.tsx'
import { NavContext } from '#web/shell/nav/menu.ts'
import { UserSyncHost } from '#web/shell/layout/user-sync-host.tsx'
import { staticIsland } from '#web/shell/patched/static-island.tsx'
import { ProgressBar } from '#web/shell/page/progress-bar.tsx'
import { Timed } from '#web/shell/reports/timed.tsx'
import { RouteAnnouncer } from '#web/shell/page/route-announcer.tsx'
import { useNotices } from '#web/shell/notifications/use-notices.ts'
import { m } from '#words/messages.js'
import type { Route } from './+types/storefront-layout.ts'

export const loader = () => cacheFrame(`frame:${requestLocale()}`, findFrame)

async function findFrame() {
  const locale = requestLocale()
  const settings = await findSettings(db)
  const nav = await findNav(db, locale, settings.menus)
  return {
    nav: navWithout(nav, settings.featuresOff),
    featuresOff: settings.featuresOff,
    shop: pick(settings, ['name', 'phone', 'email', 'zalo', 'hours', 'address', 'mapUrl', 'socials', 'owner']),
    announcement: {
      text: isAnnouncementShown(settings, new Date()) ? inLocale(settings.announcement, locale) : '',
      link: isAddressOn(settings.announcementLink, settings.featuresOff) ? settings.announcementLink : '',
    },
    methods: offeredMethods(settings),
    asksConsent: settings.analyticsFunnel,
  }
}

/** Settings and pages of the shop change rarely, and a change drops the cached pages: no need to ask again on every step. */
export const shouldRevalidate = () => false

/** The footer never changes while a page is open, so the browser does not hydrate it. */
const Footer = staticIsland(
  import.meta.env.SSR ? (await import('#web/shell/layout/footer.tsx')).default : undefined,
  () => import('#web/shell/layout/footer.tsx'),
)

/** Fetched only where consent is needed; if that fails, nobody is asked, which counts as no. */
const ConsentBanner = lazyPart(() => import('#web/shell/consent/consent-banner.tsx'), { isMute: true })

/** Part of this file, since a file of its own would be one more to fetch on every first visit. */
const forms = { middleware: [stayOnForm], Failed: ActionErrorHost }
export const clientMiddleware: Route.ClientMiddlewareFunction[] = forms.middleware

export default function StorefrontLayout({ loaderData }: Route.ComponentProps) {
  return (
    <MeProvider>
      <NavContext value={loaderData.nav}>
        <FeaturesOffContext value={loaderData.featuresOff}>
          <StoredLists>
            <Shop {...loaderData} />
          </StoredLists>
        </FeaturesOffContext>
      </NavContext>
    </MeProvider>
  )
}

/** Separate from the page, so that when the signed-in person becomes known, only components that use it render again. */
function StoredLists({ children }: { children: React.ReactNode }) {
  const { me } = useMe()
  const userId = me === undefined ? undefined : (me?.id ?? null)
  return (
    <CartProvider userId={userId}>
      <WishlistProvider userId={userId} action={useHref('/api/wishlist')}>
        {children}
      </WishlistProvider>
    </CartProvider>
  )
}

function Shop({ shop, announcement, methods, asksConsent }: Route.ComponentProps['loaderData']) {
  const { pathname } = useLocation()
  const isHome = pathname === '/'
  const isReduced = isPayingPage(pathname)
  useNotices()
  return (
    <>
      <SkipLink>{m.layout_skip_to_content()}</SkipLink>
      <ProgressBar />
      <Timed part="Header">
        <Header
          name={shop.name}
          announcement={announcement}
          phone={shop.phone}
          isOverHero={isHome}
          isReduced={isReduced}
        />
      </Timed>
      {/* On a short page the footer (at least 28rem with the header, 11rem where it is reduced) reaches the edge of the window. */}
      <main
        id="main"
        tabIndex={-1}
        className={`outline-none ${isReduced ? 'min-h-[calc(100dvh-11rem)]' : 'min-h-[max(60vh,calc(100dvh-28rem))]'} ${isHome ? '-mt-15 md:-mt-19' : ''}`}
      >
        <Timed part="StorefrontPage">
          <Outlet />
        </Timed>
      </main>
      <div className="piece">
        {/* The key changes between reduced and whole, since a static footer would stay as it was served. */}
        <Timed part="Footer">
          <Footer key={isReduced ? 'reduced' : 'whole'} {...{ shop, methods, isReduced }} />
        </Timed>
      </div>
      <CartDrawerHost />
      <CompareHost />
      {asksConsent && <ConsentBanner />}
      <forms.Failed />
      <RouteAnnouncer />
      <ToastHost label={m.layout_toasts()} />
      <UserSyncHost />
    </>
  )
}
