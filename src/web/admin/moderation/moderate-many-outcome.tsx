import { m } from '#words/messages.js'
import type { Answer } from '#web/admin-kit/form/answer.ts'
import { Outcome } from '#web/admin-kit/form/outcome.tsx'
import { formatCount } from '#web/admin-kit/page/format-count.ts'

export type ModerateManyAnswer = Answer & { done?: { state: 'shown' | 'hidden'; count: number } }

/** Result of a bulk decision. */
export function ModerateManyOutcome({ answer }: { answer?: ModerateManyAnswer }) {
  if (!answer) return null
  const { done } = answer
  const words = done && { shown: m.moderation_many_shown, hidden: m.moderation_many_hidden }[done.state]
  return <Outcome answer={done ? undefined : answer} done={words?.({ count: formatCount(done!.count) })} />
}
