/** Stored roles; a visitor has none. */
export const roles = ['user', 'moderator', 'admin'] as const
export type Role = (typeof roles)[number]
