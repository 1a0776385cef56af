/** Who does a thing, as the ledgers keep it: `user:<id>`, `guest`, `system`. */
export type Actor = string

export const guest: Actor = 'guest'
export const system: Actor = 'system'
export const staff = (userId: string): Actor => `user:${userId}`
