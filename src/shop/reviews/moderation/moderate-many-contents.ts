import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { moderateContent, type ModerationDecision } from './moderate-content.ts'

/** `versions`: what the list showed, by id. */
type Many = Omit<ModerationDecision, 'id' | 'expectedVersion'> & { ids: string[]; versions?: Map<string, string> }

/** Publishes or hides many texts for one reason. Answers how many changed; a text that its writer changed or deleted meanwhile is left out. */
export async function moderateManyContents(db: Db, actor: Actor, { ids, versions, ...decision }: Many) {
  let changed = 0
  for (const id of [...new Set(ids)].toSorted()) {
    const one = { ...decision, id, expectedVersion: versions?.get(id) }
    const { isChanged } = await moderateContent(db, actor, one).catch((error: unknown) => {
      if (error instanceof Refusal) return { isChanged: false }
      throw error
    })
    if (isChanged) changed += 1
  }
  return changed
}
