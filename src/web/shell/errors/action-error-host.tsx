import { useEffect } from 'react'
import { useActionError } from './action-error.ts'
import { lazyPart } from '../loading/lazy-part.tsx'

const load = () => import('./failed-action.tsx')
const FailedAct = lazyPart(load, { isFloating: true })

/** Shows why a form failed. Its code is fetched when somebody begins to fill in a form: a first visit does not need it, and it is loaded before the connection may be lost. */
export function ActionErrorHost() {
  const error = useActionError()
  useEffect(() => {
    const prepare = () => {
      void load().catch(() => undefined)
      void import('#ui/overlays/toast-stage.tsx').catch(() => undefined)
    }
    addEventListener('focusin', prepare, { once: true })
    return () => removeEventListener('focusin', prepare)
  }, [])
  return error && <FailedAct {...error} />
}
