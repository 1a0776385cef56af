import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

/** SPEC 8: without its marker there is no page to wake. */
if (!document.querySelector('[data-shop]')) throw new Error('Root element not found')

startTransition(() => void hydrateRoot(document, <HydratedRouter />))
