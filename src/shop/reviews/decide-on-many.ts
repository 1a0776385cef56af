import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { decideOn, type Decision } from './decide-on.ts'

type Many = Omit<Decision, 'id'> & { ids: string[] }

/** Shows or hides many at once, for one reason. Answers how many that changed; what its writer took back meanwhile is left out. */
export async function decideOnMany(db: Db, actor: Actor, { ids, ...decision }: Many) {
  let changed = 0
  for (const id of [...new Set(ids)].toSorted()) {
    const { isChanged } = await decideOn(db, actor, { ...decision, id }).catch((error: unknown) => {
      if (error instanceof Refusal) return { isChanged: false }
      throw error
    })
    if (isChanged) changed += 1
  }
  return changed
}
