import { useEffect } from 'react'
import { useActionError } from './action-error.ts'
import { lazyPart } from '../loading/lazy-part.tsx'

const load = () => import('./failed-action.tsx')
const FailedAct = lazyPart(load, { isFloating: true })

/** Says what a form failed of. Fetched when somebody begins to fill one in: a first visit needs none of it, and where the connection is lost later it is here already. */
export function ActionErrorHost() {
  const trouble = useActionError()
  useEffect(() => {
    const prepare = () => {
      void load().catch(() => undefined)
      void import('#ui/overlays/toast-stage.tsx').catch(() => undefined)
    }
    addEventListener('focusin', prepare, { once: true })
    return () => removeEventListener('focusin', prepare)
  }, [])
  return trouble && <FailedAct {...trouble} />
}
