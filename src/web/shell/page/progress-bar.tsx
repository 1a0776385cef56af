import { useNavigation } from 'react-router'
import { m } from '#words/messages.js'

/** A thin line while the next page loads. */
export function ProgressBar() {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5">
      {isBusy && (
        <span className="progress-bar block h-full bg-accent">
          <span className="sr-only">{m.layout_page_loading()}</span>
        </span>
      )}
    </div>
  )
}
