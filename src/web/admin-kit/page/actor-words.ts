import { m } from '#words/messages.js'

/** The actor in words: the name of a user, a guest, or the shop itself. */
export function actorWords({ actor, actorName }: { actor: string; actorName: string | null }) {
  if (actor === 'guest') return m.admin_actor_guest()
  if (actor === 'system') return m.admin_actor_system()
  return actorName ?? m.admin_actor_gone()
}
