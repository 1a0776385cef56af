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

/** Registers the worker that stores pages for offline use, once the page is idle: a short visit does not pay for it. */
// Private windows may refuse the worker; the shop works without it.
const wakeWorker = () => void navigator.serviceWorker?.register('/copies-worker.js')?.catch(() => {})
for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, wakeWorker, { once: true })

/** One page view in ten reports its timings, when idle. Automated browsers are left out: they measure no customer. */
if (Math.random() < 0.1 && !navigator.webdriver)
  setTimeout(() => import('#web/shell/reports/report-vitals.ts').then((it) => it.reportVitals()).catch(() => {}), 4000)

/** A failed mount is retried after 100 ms: by React's own start or, later, by the error boundary. */
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

/** The boundary already shows this error; it is reported to the shop, and the console shows it as usual. */
function reportCaught(error: unknown) {
  reportBrowserError(error, 'medium')
  reportError(error)
}

/** Without its marker there is no page to hydrate. Reported, not thrown, since an exception here would also stop the reporting. */
if (document.querySelector('[data-shop]')) {
  startTransition(() => mount(() => mount()))
  layOutHiddenSections()
} else reportError(new Error('Root element not found'))
