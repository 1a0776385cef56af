import '#web/shell/page/no-eval.ts'
import { useEffect } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import vietnameseFont from '@fontsource-variable/encode-sans/files/encode-sans-vietnamese-wdth-normal.woff2?url'
import latinFont from '@fontsource-variable/encode-sans/files/encode-sans-latin-wdth-normal.woff2?url'
import { getLocale } from '#words/runtime.js'
import { tabStorage } from '#kit/browser-storage.ts'
import { runCleanups } from '#kit/clean-ups.ts'
import { loadPart } from '#kit/load-part.ts'
import { pathIn } from '#kit/localized.ts'
import { shopName } from '#shop/settings/shop-name.ts'
import type { Route } from './+types/root.ts'
import { ErrorScreen } from '#web/shell/errors/error-screen.tsx'
import { typedMark } from '#web/shell/forms/typed-fields.ts'
import { reportBrowserError } from '#web/shell/reports/report-browser-error.ts'
import { checkTexts } from '#web/shell/forms/check-texts.server.ts'
import { declaredForms } from '#web/server/policy/declared-forms.server.ts'
import styles from '#web/shell/root.css?url'

export const middleware: Route.MiddlewareFunction[] = [checkTexts(declaredForms)]

const font = (href: string) => ({
  rel: 'preload',
  href,
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
})

/** The precedence puts the stylesheet before the scripts, since nothing can be painted without it. */
const sheet = { rel: 'stylesheet', href: styles, precedence: 'high' }

export const links: Route.LinksFunction = () => [
  sheet,
  font(latinFont),
  font(vietnameseFont),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/touch-180.png' },
  { rel: 'manifest', href: pathIn(getLocale(), '/manifest.webmanifest') },
]

const restore = () => import('#web/shell/forms/restore-typed.ts')

/** `data-shop` is the marker that hydration looks for (docs/reference/product.md 2), and tells titles in the browser the name of the shop. */
export function Layout({ children }: { children: React.ReactNode }) {
  return (
    <html lang={getLocale()} data-shop={shopName()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f7fbfc" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#07151a" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  useEffect(() => {
    if (tabStorage.getItem(typedMark))
      void loadPart(restore, 'restoreTyped').then((it) => it.restoreTyped(), reportBrowserError)
  }, [])
  return <Outlet />
}

/** The last error screen, when even the shop's layout failed. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  useEffect(runCleanups, [])
  return <ErrorScreen error={error} />
}
