import { createContext, lazy, Suspense, use, useReducer, type ComponentType } from 'react'
import { GoneFileError, loadPart } from '#kit/load-part.ts'
import { m } from '#words/messages.js'
import { Boundary } from './boundary.tsx'
import { reportBrowserError } from '../reports/report-browser-error.ts'
import { reloadKeepingTyped } from '../forms/typed-fields.ts'
import { ReloadButton, PartError } from './part-error.tsx'

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>
/** A closed part shows no error. */
type Closable = { onClose?: () => void; isOpen?: boolean }
type Options<Props> = {
  retries?: number
  isFloating?: boolean
  /** Shows nothing when it fails to load, since nobody waits for it. */
  isMute?: boolean
  /** Rendered when it fails to load. */
  instead?: ComponentType<Props>
  fallback?: React.ReactNode
}

const Nothing = () => null

/** Spinner for a part that has no place of its own in the page; seen only on a slow network. */
export const PartLoading = () => (
  <p
    role="status"
    className="after-a-moment fixed right-4 above-foot z-40 rounded-md border border-line bg-surface px-4 py-3 text-body shadow-sh2"
  >
    {m.layout_part_loading()}
  </p>
)

const Again = createContext<() => void>(() => {})

/**
 * A part of the page whose code is fetched when needed: retried after 1, 2 and 3 s, then it shows an error with a retry button. For parts
 * opened by a click or loaded after hydration: what the server already rendered is taken away until the code is there (staticIsland keeps it).
 */
export function lazyPart<Props extends object>(
  load: Load<Props>,
  { retries, isFloating, isMute, instead = isMute ? Nothing : undefined, fallback = null }: Options<Props> = {},
) {
  const fetched = () =>
    lazy<ComponentType<Props>>(() =>
      loadPart(load, 'default', retries).catch((error: unknown) => {
        const isGone = error instanceof GoneFileError
        reportBrowserError(error, isGone ? 'low' : 'medium')
        return { default: instead ?? ((isGone ? LeftBehind : Unloaded) as ComponentType<Props>) }
      }),
    )
  let Loaded = fetched()

  const Unloaded = ({ onClose, isOpen }: Closable) => {
    const again = use(Again)
    if (isOpen === false) return null
    const close = () => {
      // Opening it again fetches it again.
      Loaded = fetched()
      onClose?.()
    }
    return (
      <PartError title={m.error_part_unloaded()} onRetry={again} isFloating={isFloating} onClose={onClose && close}>
        <ReloadButton />
      </PartError>
    )
  }

  /** A new build removed its file while this page was open, so only a reload helps; the reload keeps what was typed. */
  const LeftBehind = ({ onClose, isOpen }: Closable) =>
    isOpen !== false && (
      <PartError
        title={m.error_part_renewed()}
        text={m.error_part_renewed_text()}
        retryText={m.error_reload()}
        onRetry={reloadKeepingTyped}
        isFloating={isFloating}
        onClose={onClose}
      />
    )

  return function LazyPart(props: Props & Closable) {
    const [, drawAgain] = useReducer((n: number) => n + 1, 0)
    const again = () => {
      Loaded = fetched()
      drawAgain()
    }
    return (
      <Again value={again}>
        <Boundary isFloating={isFloating} onClose={props.onClose} fallback={instead ? () => null : undefined}>
          <Suspense fallback={fallback}>
            <Loaded {...props} />
          </Suspense>
        </Boundary>
      </Again>
    )
  }
}
