import { m } from '#words/messages.js'

/** Intents of the user page with their success messages. */
export const userDoneWords = {
  end: () => m.user_ended(),
  'end-all': () => m.user_ended_all(),
  lock: () => m.user_locked_done(),
  unlock: () => m.user_unlocked_done(),
  'reset-two-factor': () => m.user_reset_done(),
  note: () => m.user_noted(),
  'note-remove': () => m.user_note_removed(),
  'staff-role': () => m.user_staff_set(),
  merge: () => m.user_merge_done(),
  erase: () => m.user_erased_done(),
  'grant-admin': () => m.user_granted(),
  'grant-moderator': () => m.user_granted(),
  'revoke-admin': () => m.user_revoked(),
  'revoke-moderator': () => m.user_revoked(),
}
export type UserIntent = keyof typeof userDoneWords

export const userIntentOf = (word: unknown) =>
  (Object.keys(userDoneWords) as UserIntent[]).find((intent) => intent === word)
