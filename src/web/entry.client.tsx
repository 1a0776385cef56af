import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { Boundary } from './chrome/boundary.tsx'
import { hearErrors, tellError } from './chrome/tell-error.ts'
import { WholePage } from './chrome/whole-page.tsx'

hearErrors()

/** SPEC 4: a mount that fails is tried again after 100 ms, as React's own start or, once it has started, by the boundary. */
function mount(retry?: () => void) {
  try {
    hydrateRoot(
      document,
      <Boundary level="global" fallback={(_, again) => <WholePage onRetry={again} />}>
        <HydratedRouter />
      </Boundary>,
      { onCaughtError: reportCaught },
    )
  } catch (error) {
    tellError(error, 'critical')
    if (retry) setTimeout(retry, 100)
  }
}

/** Caught by a boundary: on the screen already, and for the shop to know; the console shows it as ever. */
function reportCaught(error: unknown) {
  tellError(error, 'medium')
  reportError(error)
}

/** SPEC 8: without its marker there is no page to wake. Reported, not thrown: a file that throws could not be asked for what tells the shop. */
if (document.querySelector('[data-shop]')) startTransition(() => mount(() => mount()))
else reportError(new Error('Root element not found'))
