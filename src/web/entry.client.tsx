import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { Boundary } from '#web/shell/loading/boundary.tsx'
import { layOutHiddenSections } from '#web/shell/loading/lay-out-hidden-sections.ts'
import { listenForErrors, reportBrowserError } from '#web/shell/reports/report-browser-error.ts'
import { RootErrorPage } from '#web/shell/errors/root-error-page.tsx'
import { overwriteGetLocale } from '#words/runtime.js'

listenForErrors()
overwriteGetLocale(() => (document.documentElement.lang === 'en' ? 'en' : 'vi'))

/** The worker that keeps copies for when there is no network; whoever only looks in and leaves pays nothing for it. */
// Where it may not stay (a private window) the shop is as it was.
const wakeWorker = () => void navigator.serviceWorker?.register('/copies-worker.js')?.catch(() => {})
for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, wakeWorker, { once: true })

/** One page in ten measures itself, once it has nothing else to do. Browsers that are driven by programs would tell of their makers only. */
if (Math.random() < 0.1 && !navigator.webdriver)
  setTimeout(() => import('#web/shell/reports/report-vitals.ts').then((it) => it.reportVitals()).catch(() => {}), 4000)

/** A mount that fails is tried again after 100 ms, as React's own start or, once it has started, by the boundary. */
function mount(retry?: () => void) {
  try {
    hydrateRoot(
      document,
      <Boundary level="global" fallback={(_, again) => <RootErrorPage onRetry={again} />}>
        <HydratedRouter />
      </Boundary>,
      { onCaughtError: reportCaught },
    )
  } catch (error) {
    reportBrowserError(error, 'critical')
    if (retry) setTimeout(retry, 100)
  }
}

/** Caught by a boundary: on the screen already, and for the shop to know; the console shows it as ever. */
function reportCaught(error: unknown) {
  reportBrowserError(error, 'medium')
  reportError(error)
}

/** Without its marker there is no page to hydrate. Reported, not thrown: a file that throws could not be asked for what tells the shop. */
if (document.querySelector('[data-shop]')) {
  startTransition(() => mount(() => mount()))
  layOutHiddenSections()
} else reportError(new Error('Root element not found'))
