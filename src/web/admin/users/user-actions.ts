import { mergeUsers } from '#flows/users/merge-users.ts'
import { eraseUserByStaff } from '#flows/users/erase-user-by-staff.ts'
import { orRefusal } from '#kit/refusal.ts'
import type { Locale } from '#kit/localized.ts'
import { isUuid } from '#kit/is-uuid.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { findContact } from '#shop/identity/accounts/find-contact.ts'
import { m } from '#words/messages.js'
import { endSession } from '#shop/identity/sessions/end-session.ts'
import { endSessions } from '#shop/identity/sessions/end-sessions.ts'
import { grantRole } from '#shop/identity/roles/grant-role.ts'
import { lockUser } from '#shop/identity/accounts/lock-user.ts'
import { addUserNote } from '#shop/identity/accounts/add-user-note.ts'
import { removeUserNote } from '#shop/identity/accounts/remove-user-note.ts'
import { resetTwoFactor } from '#shop/identity/two-factor/reset-two-factor.ts'
import { revokeRole } from '#shop/identity/roles/revoke-role.ts'
import type { Role } from '#shop/identity/role.ts'
import { unlockUser } from '#shop/identity/accounts/unlock-user.ts'
import type { Admin } from '#web/admin-kit/admin-guard.server.ts'
import type { Answer } from '#web/admin-kit/form/answer.ts'
import { readForm } from '#web/admin-kit/form/read-form.ts'
import { findIdentityError } from '#web/admin-kit/form/find-identity-error.server.ts'
import { findConfirmationError } from '#web/admin-kit/form/find-confirmation-error.ts'
import type { UserIntent } from './user-intents.ts'
import { z } from 'zod'
import { setStaffRole } from '#shop/identity/staff/set-staff-role.ts'
import { textOf } from '#platform/forms/field-schema.ts'
import { userNoteFields } from '#shop/identity/note-fields.ts'
import { lockFields } from './user-fields.ts'

const userLockForm = z.object({
  reason: textOf(lockFields.reason, { min: 3, missing: () => m.user_lock_reason_missing() }),
})

const userNoteForm = z.object({ text: textOf(userNoteFields.text, { missing: () => m.user_note_missing() }) })

type Sent = { db: Db; admin: Admin; person: { id: string; email: string }; form: FormData; locale: Locale }
type Move = (sent: Sent) => Promise<Omit<Answer, 'intent'> | undefined>

const orMessage = async (work: Promise<unknown>, locale: Locale) => {
  const { refusal } = await orRefusal(work)
  return refusal && { refusal: refusal.say(locale) }
}

/**
 * Granting or revoking a role is confirmed with the user's email address and the admin's own password, so that a stranger at an unlocked
 * screen cannot do it.
 */
const withRole =
  (change: typeof grantRole | typeof revokeRole, role: Role): Move =>
  async ({ db, admin, person, form, locale }) =>
    findConfirmationError(form, person.email) ??
    (await findIdentityError(db, admin, form)) ??
    orMessage(change(db, admin.actor, { userId: person.id, role }), locale)

export const userActions: Record<UserIntent, Move> = {
  end: async ({ db, admin, person, form }) => {
    await endSession(db, admin.actor, { userId: person.id, sessionId: String(form.get('session') ?? '') })
    return undefined
  },
  'end-all': async ({ db, admin, person }) => {
    await endSessions(db, admin.actor, { userId: person.id })
    return undefined
  },
  lock: async ({ db, admin, person, form, locale }) => {
    const { value, rejected } = readForm(userLockForm, form)
    return rejected ?? orMessage(lockUser(db, admin.actor, { userId: person.id, ...value }), locale)
  },
  unlock: async ({ db, admin, person }) => {
    await unlockUser(db, admin.actor, { userId: person.id })
    return undefined
  },
  'reset-two-factor': async ({ db, admin, person, form, locale }) =>
    (await findIdentityError(db, admin, form)) ??
    orMessage(resetTwoFactor(db, admin.actor, { userId: person.id }), locale),
  note: async ({ db, admin, person, form }) => {
    const { value, rejected } = readForm(userNoteForm, form)
    if (rejected) return rejected
    await addUserNote(db, admin.actor, { userId: person.id, ...value })
    return undefined
  },
  'note-remove': async ({ db, admin, person, form }) => {
    const noteId = String(form.get('note') ?? '')
    if (isUuid(noteId)) await removeUserNote(db, admin.actor, { userId: person.id, noteId })
    return undefined
  },
  'staff-role': async ({ db, admin, person, form, locale }) => {
    const roleId = String(form.get('staffRole') ?? '')
    if (roleId && !isUuid(roleId)) return { refusal: m.user_staff_refusal_unknown() }
    return (
      (await findIdentityError(db, admin, form)) ??
      orMessage(setStaffRole(db, admin.actor, { userId: person.id, roleId: roleId || null }), locale)
    )
  },
  erase: async ({ db, admin, person, form, locale }) =>
    findConfirmationError(form, person.email) ??
    (await findIdentityError(db, admin, form)) ??
    orMessage(eraseUserByStaff(db, admin.actor, { userId: person.id }), locale),
  merge: async ({ db, admin, person, form, locale }) => {
    const other = String(form.get('other') ?? '')
      .trim()
      .toLowerCase()
    const values = { other, typed: String(form.get('typed') ?? '') }
    const rejected = findConfirmationError(form, person.email) ?? (await findIdentityError(db, admin, form))
    if (rejected) return { ...rejected, values }
    const found = await findContact(db, other)
    if (!found) return { errors: { other: m.user_merge_refusal_unknown() }, values }
    const { refusal } = await orRefusal(mergeUsers(db, admin.actor, { fromId: found.id, intoId: person.id }))
    return refusal && { errors: { other: refusal.say(locale) }, values }
  },
  'grant-admin': withRole(grantRole, 'admin'),
  'grant-moderator': withRole(grantRole, 'moderator'),
  'revoke-admin': withRole(revokeRole, 'admin'),
  'revoke-moderator': withRole(revokeRole, 'moderator'),
}
