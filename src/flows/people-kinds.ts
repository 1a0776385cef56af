/** What the list of people can be narrowed by, and how it is sorted. */
export const peopleKinds = ['customer', 'moderator', 'admin'] as const
export type PeopleKind = (typeof peopleKinds)[number]
export const peopleSorts = ['-joined', 'joined', 'name', '-name'] as const
export const peopleStates = ['confirmed', 'unconfirmed', 'two-factor', 'locked'] as const
export type PeopleSort = (typeof peopleSorts)[number]
export type PeopleState = (typeof peopleStates)[number]
