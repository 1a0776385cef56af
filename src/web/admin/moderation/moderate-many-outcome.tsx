import { m } from '#words/messages.js'
import type { Answer } from '#web/admin-kit/form/answer.ts'
import { Outcome } from '#web/admin-kit/form/outcome.tsx'
import { formatCount } from '#web/admin-kit/page/format-count.ts'

export type ModerateManyAnswer = Answer & { done?: { state: 'shown' | 'hidden'; changed: number; leftOut: number } }

/** Result of a bulk decision. */
export function ModerateManyOutcome({ answer }: { answer?: ModerateManyAnswer }) {
  if (!answer) return null
  const { done } = answer
  if (!done) return <Outcome answer={answer} />
  const words = { shown: m.moderation_many_shown, hidden: m.moderation_many_hidden }[done.state]
  const { changed, leftOut } = done
  return (
    <Outcome
      done={changed || !leftOut ? words({ count: formatCount(changed) }) : undefined}
      warning={leftOut ? m.moderation_many_changed({ count: formatCount(leftOut) }) : undefined}
    />
  )
}
