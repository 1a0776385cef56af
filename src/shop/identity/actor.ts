/** The actor of a change, as the ledgers store it: `user:<id>`, `guest`, `system`. */
export type Actor = string

export const guest: Actor = 'guest'
export const system: Actor = 'system'
export const staff = (userId: string): Actor => `user:${userId}`

/** Whether a text can be the id of a user. Not every one is a uuid: who came by a sign-in provider has one of better-auth. */
export const isUserId = (text: string) => /^[\w-]{1,64}$/.test(text)

/** Whether the buyer of an order of this user, or of a guest, acts, and not the shop. */
export const isBuyer = (actor: Actor, userId: string | null) =>
  actor === guest || (userId !== null && actor === staff(userId))

/** A colleague who acts on another user's account, not the user on their own devices, nor the shop itself. */
export const isColleague = (actor: Actor, userId: string) => actor.startsWith('user:') && actor !== staff(userId)
