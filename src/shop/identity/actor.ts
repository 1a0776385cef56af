/** The actor of a change, as the ledgers store it: `user:<id>`, `guest`, `system`. */
export type Actor = string

export const guest: Actor = 'guest'
export const system: Actor = 'system'
export const staff = (userId: string): Actor => `user:${userId}`

/** One person at the account of another: a colleague at work, not the person at their own devices, nor the shop itself. */
export const isColleague = (actor: Actor, userId: string) => actor.startsWith('user:') && actor !== staff(userId)
