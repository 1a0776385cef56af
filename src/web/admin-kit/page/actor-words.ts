import { m } from '#words/messages.js'

/** Who did it, in words: a person by name, a guest, the shop itself. */
export function actorWords({ actor, actorName }: { actor: string; actorName: string | null }) {
  if (actor === 'guest') return m.admin_actor_guest()
  if (actor === 'system') return m.admin_actor_system()
  return actorName ?? m.admin_actor_gone()
}
