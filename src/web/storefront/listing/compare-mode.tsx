import { useFeature } from '#shop/settings/use-feature.ts'
import { m } from '#words/messages.js'

/** Shows on every card what sets it aside for comparing, where no pointer can show it by being there. The stylesheet does it, with or without scripts. */
export function CompareMode({ className = '' }: { className?: string }) {
  if (!useFeature('compare')) return null
  return (
    <label
      className={`type-label inline-flex min-h-11 cursor-pointer items-center rounded-md border border-line-strong px-3 text-ink has-checked:border-ink has-checked:bg-ink has-checked:text-bg has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${className}`}
    >
      <input id="compare-mode" type="checkbox" autoComplete="off" className="sr-only" />
      {m.compare_word()}
    </label>
  )
}
