import { createContext, lazy, Suspense, use, useReducer, type ComponentType } from 'react'
import { loadPart } from '#kit/load-part.ts'
import { m } from '#words/messages.js'
import { Boundary } from './boundary.tsx'
import { tellError } from './tell-error.ts'
import { ReloadButton, Trouble } from './trouble.tsx'

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>
/** What is closed has no trouble to show. */
type Closable = { onClose?: () => void; isOpen?: boolean }
type Options = {
  retries?: number
  isFloating?: boolean
  /** Nobody waits for it: when it does not come, nothing stands in its place. */
  isMute?: boolean
  fallback?: React.ReactNode
}

const Again = createContext<() => void>(() => {})

/** A part of the page that is fetched when it is needed: tried again after 1, 2 and 3 s (SPEC 4), then it says so and can be asked for again. */
export function lazyPart<Props extends object>(
  load: Load<Props>,
  { retries, isFloating, isMute, fallback = null }: Options = {},
) {
  const fetched = () =>
    lazy<ComponentType<Props>>(() =>
      loadPart(load, 'default', retries).catch((error: unknown) => {
        tellError(error, 'medium')
        return { default: isMute ? () => null : (Unloaded as ComponentType<Props>) }
      }),
    )
  let Loaded = fetched()

  const Unloaded = ({ onClose, isOpen }: Closable) => {
    const again = use(Again)
    if (isOpen === false) return null
    const close = () => {
      // Opened once more, it is fetched once more.
      Loaded = fetched()
      onClose?.()
    }
    return (
      <Trouble title={m.failure_unloaded()} onRetry={again} isFloating={isFloating} onClose={onClose && close}>
        <ReloadButton />
      </Trouble>
    )
  }

  return function LazyPart(props: Props & Closable) {
    const [, drawAgain] = useReducer((n: number) => n + 1, 0)
    const again = () => {
      Loaded = fetched()
      drawAgain()
    }
    return (
      <Again value={again}>
        <Boundary isFloating={isFloating} onClose={props.onClose} fallback={isMute ? () => null : undefined}>
          <Suspense fallback={fallback}>
            <Loaded {...props} />
          </Suspense>
        </Boundary>
      </Again>
    )
  }
}
