import { orRefusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { moderateContent, type ModerationDecision } from './moderate-content.ts'

/** `versions`: what the list showed, by id. */
type Many = Omit<ModerationDecision, 'id' | 'expectedVersion'> & { ids: string[]; versions?: Map<string, string> }

/** Publishes or hides many texts for one reason. Answers how many changed, and how many were left out since their writer changed or deleted them meanwhile. */
export async function moderateManyContents(db: Db, actor: Actor, { ids, versions, ...decision }: Many) {
  const result = { changed: 0, leftOut: 0 }
  for (const id of [...new Set(ids)].toSorted()) {
    const one = { ...decision, id, expectedVersion: versions?.get(id) }
    const { done, refusal } = await orRefusal(moderateContent(db, actor, one))
    if (refusal) result.leftOut += 1
    else if (done.isChanged) result.changed += 1
  }
  return result
}
