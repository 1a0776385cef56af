import { addCommit, type ComponentTimes, type Fiber } from './add-commit.ts'

/**
 * React's profiling build tells a listener of this name what each commit cost, the very one that its developer tools lay to it.
 * It must stand before React wakes. What was measured is told when the page is left, or another address is shown.
 */
type Listener = {
  supportsFiber?: boolean
  isDisabled?: boolean
  inject?: (internals: unknown) => unknown
  onCommitFiberRoot?: (id: unknown, root: { current: Fiber }, ...rest: unknown[]) => void
  [more: string]: unknown
}

const place = globalThis as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: Listener }
const tools = place.__REACT_DEVTOOLS_GLOBAL_HOOK__
const times: ComponentTimes = new Map()
let path = location.pathname

place.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
  supportsFiber: true,
  inject: () => 1,
  onCommitFiberUnmount() {},
  onPostCommitFiberRoot() {},
  ...tools,
  onCommitFiberRoot(id, root, ...rest) {
    tools?.onCommitFiberRoot?.(id, root, ...rest)
    if (path !== location.pathname) tell()
    addCommit(times, root.current)
  },
}

function tell() {
  const components = [...times].map(([name, time]) => ({ name, ...time }))
  const told = { path, components }
  times.clear()
  path = location.pathname
  if (components.length)
    navigator.sendBeacon('/api/component-times', new Blob([JSON.stringify(told)], { type: 'application/json' }))
}

// For the screen where it is switched on.
document.documentElement.dataset.measuring = ''
addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && tell())
