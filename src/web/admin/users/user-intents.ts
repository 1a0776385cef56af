import { m } from '#words/messages.js'

/** What can be done with somebody, and what is said once it is. */
export const userDoneWords = {
  end: () => m.person_ended(),
  'end-all': () => m.person_ended_all(),
  lock: () => m.person_locked_done(),
  unlock: () => m.person_unlocked_done(),
  'reset-two-factor': () => m.person_reset_done(),
  note: () => m.person_noted(),
  'note-remove': () => m.person_note_removed(),
  merge: () => m.merge_done(),
  erase: () => m.person_erased_done(),
  'grant-admin': () => m.person_granted(),
  'grant-moderator': () => m.person_granted(),
  'revoke-admin': () => m.person_revoked(),
  'revoke-moderator': () => m.person_revoked(),
}
export type UserIntent = keyof typeof userDoneWords

export const userIntentOf = (word: unknown) =>
  (Object.keys(userDoneWords) as UserIntent[]).find((intent) => intent === word)
