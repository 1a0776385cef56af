/** The actor of a change, as the ledgers store it: `user:<id>`, `guest`, `system`. */
export type Actor = string

export const guest: Actor = 'guest'
export const system: Actor = 'system'
export const staff = (userId: string): Actor => `user:${userId}`

/** A colleague who acts on another user's account, not the user on their own devices, nor the shop itself. */
export const isColleague = (actor: Actor, userId: string) => actor.startsWith('user:') && actor !== staff(userId)
