import { Component, type ReactNode } from 'react'
import { runCleanups } from '#kit/clean-ups.ts'
import { isTransientError } from '#kit/is-transient-error.ts'
import { m } from '#words/messages.js'
import { PartError } from './part-error.tsx'

type Props = {
  /** The level between these two, the page, is covered by the router's own boundaries with error-screen.tsx. */
  level?: 'global' | 'component'
  /** Rendered in place of the children where the default part-error.tsx does not fit. */
  fallback?: (error: unknown, retry: () => void) => ReactNode
  isFloating?: boolean
  onClose?: () => void
  children: ReactNode
}
type State = { caught?: { error: unknown } }

/** A hook or context error is tried again after 1, 2 and 3 s; the whole page, like a mount that failed, once after 100 ms. */
const pausesFor = (level: Props['level'], error: unknown) =>
  level === 'global' ? [100] : isTransientError(error) ? [1000, 2000, 3000] : []

/** An error later than this after the last one counts as a new one, with all its retries. */
const attemptsResetMs = 10_000

/** The error boundary (docs/reference/spec.md 4). React's root reports the errors themselves (entry.client.tsx). */
export class Boundary extends Component<Props, State> {
  override state: State = {}
  tries = 0
  last = 0
  timer?: ReturnType<typeof setTimeout>

  static getDerivedStateFromError = (error: unknown): State => ({ caught: { error } })

  override componentDidCatch(error: unknown) {
    const { level } = this.props
    if (level === 'global') runCleanups()
    if (Date.now() - this.last > attemptsResetMs) this.tries = 0
    this.last = Date.now()
    const pause = pausesFor(level, error)[this.tries]
    if (pause === undefined) return
    this.tries += 1
    this.timer = setTimeout(this.retry, pause)
  }

  override componentWillUnmount() {
    clearTimeout(this.timer)
  }

  retry = () => {
    clearTimeout(this.timer)
    this.setState({ caught: undefined })
  }

  override render() {
    const { children, fallback, isFloating, onClose } = this.props
    const { caught } = this.state
    if (!caught) return children
    if (fallback) return fallback(caught.error, this.retry)
    const [title, text] = isTransientError(caught.error)
      ? [m.error_part_component_title(), m.error_part_component_text()]
      : [m.error_part_title(), m.error_part_text()]
    return <PartError title={title} text={text} onRetry={this.retry} isFloating={isFloating} onClose={onClose} />
  }
}
