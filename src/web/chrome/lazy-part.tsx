import { createContext, lazy, Suspense, use, useReducer, type ComponentType } from 'react'
import { loadRetries, retried } from '#kit/retried.ts'
import { m } from '#words/messages.js'
import { Boundary } from './boundary.tsx'
import { tellError } from './tell-error.ts'
import { ReloadButton, Trouble } from './trouble.tsx'

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>
type Options = { retries?: number; isFloating?: boolean; fallback?: React.ReactNode }

const Again = createContext<() => void>(() => {})

/** A part of the page that is fetched when it is needed: tried again after 1, 2 and 3 s (SPEC 4), then it says so and can be asked for again. */
export function lazyPart<Props extends object>(
  load: Load<Props>,
  { retries = loadRetries, isFloating, fallback = null }: Options = {},
) {
  const fetched = () =>
    lazy<ComponentType<Props>>(() =>
      retried((attempt) => load().catch((error: unknown) => afresh<Props>(error, attempt)), retries).catch(
        (error: unknown) => {
          tellError(error, 'medium')
          return { default: Unloaded as ComponentType<Props> }
        },
      ),
    )
  let Loaded = fetched()

  const Unloaded = ({ onClose }: { onClose?: () => void }) => (
    <Trouble title={m.failure_unloaded()} onRetry={use(Again)} isFloating={isFloating} onClose={onClose}>
      <ReloadButton />
    </Trouble>
  )

  return function LazyPart(props: Props & { onClose?: () => void }) {
    const [, drawAgain] = useReducer((n: number) => n + 1, 0)
    const again = () => {
      Loaded = fetched()
      drawAgain()
    }
    return (
      <Again value={again}>
        <Boundary isFloating={isFloating} onClose={props.onClose}>
          <Suspense fallback={fallback}>
            <Loaded {...props} />
          </Suspense>
        </Boundary>
      </Again>
    )
  }
}

/** Some browsers remember for good that a file failed; under another name it is asked for anew. They name it in what they throw. */
function afresh<Props>(error: unknown, attempt: number): ReturnType<Load<Props>> {
  const file = attempt > 0 && /https?:\/\/\S+\.js/.exec(String(error))?.[0]
  if (!file) throw error
  return import(/* @vite-ignore */ `${file}?again=${attempt}`) as ReturnType<Load<Props>>
}
