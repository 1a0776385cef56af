/** Filters and sort orders of the user list. */
export const userKinds = ['customer', 'moderator', 'admin'] as const
export type UserKind = (typeof userKinds)[number]
export const userSorts = ['-joined', 'joined', 'name', '-name'] as const
export const userStates = ['confirmed', 'unconfirmed', 'two-factor', 'locked'] as const
export type UserSort = (typeof userSorts)[number]
export type UserState = (typeof userStates)[number]
