import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { outbox } from '#platform/jobs/outbox-schema.server.ts'
import { auditLog } from '#platform/audit/audit-schema.server.ts'
import { userWith } from '#test/person.ts'
import { test } from '#test/with-db.ts'
import { staff } from '../actor.ts'
import { openAuth } from '../auth.server.ts'
import { findSessionUser } from '../sessions/find-session-user.ts'
import { hasTwoFactor } from '../two-factor/has-two-factor.ts'
import { listDevices } from '../sessions/list-devices.ts'
import { listUserNotes } from './list-user-notes.ts'
import { lockUser } from './lock-user.ts'
import { addUserNote } from './add-user-note.ts'
import { removeUserNote } from './remove-user-note.ts'
import { resetTwoFactor } from '../two-factor/reset-two-factor.ts'
import { revokeRole } from '../roles/revoke-role.ts'
import { users } from '../schema.ts'
import { unlockUser } from './unlock-user.ts'

test.beforeEach(({ db }) => openAuth(db, 'a secret of at least thirty-two characters'))

const reason = 'Đặt hàng rồi không nhận nhiều lần'

describe('a locked account', () => {
  test('a locked user is signed out at once and cannot sign in until unlocked', async ({ db }) => {
    const admin = await userWith(db, { email: 'boss@example.com', role: 'admin' })
    const lan = await userWith(db)
    const window = await lan.signIn()
    expect((await findSessionUser(window)).person?.id).toBe(lan.id)
    expect(await lockUser(db, staff(admin.id), { userId: lan.id, reason })).toBe(true)
    expect((await findSessionUser(window)).person).toBeUndefined()
    expect(await listDevices(db, lan.id)).toEqual([])
    await expect(lan.signIn()).rejects.toMatchObject({ code: 'account-locked' })
    expect(await lockUser(db, staff(admin.id), { userId: lan.id, reason })).toBe(false)
    expect(await unlockUser(db, staff(admin.id), { userId: lan.id })).toBe(true)
    expect((await findSessionUser(await lan.signIn())).person?.id).toBe(lan.id)
    const logRows = await db.select().from(auditLog).where(eq(auditLog.subjectId, lan.id)).orderBy(auditLog.id)
    expect(logRows.map(({ verb, before, after }) => ({ verb, before, after }))).toEqual([
      { verb: 'user.locked', before: null, after: { reason } },
      { verb: 'user.unlocked', before: { reason }, after: null },
    ])
  })

  test('a locked account has no session, even one that was just opened', async ({ db }) => {
    const lan = await userWith(db)
    const window = await lan.signIn()
    await db.update(users).set({ lockedAt: new Date() }).where(eq(users.id, lan.id))
    expect(await findSessionUser(window)).toEqual({ cookies: [] })
    await db.update(users).set({ lockedAt: null }).where(eq(users.id, lan.id))
    expect((await findSessionUser(window)).person).toBeUndefined()
  })

  test('an admin cannot lock their own account, nor the last admin', async ({ db }) => {
    const admin = await userWith(db, { email: 'boss@example.com', role: 'admin' })
    const second = await userWith(db, { email: 'second@example.com', role: 'admin' })
    await expect(lockUser(db, staff(admin.id), { userId: admin.id, reason })).rejects.toMatchObject({
      code: 'lock-self',
    })
    expect(await lockUser(db, staff(admin.id), { userId: second.id, reason })).toBe(true)
    await expect(lockUser(db, staff(second.id), { userId: admin.id, reason })).rejects.toMatchObject({
      code: 'last-admin',
    })
    // A locked admin does not count as one who could give the role back.
    const revoked = revokeRole(db, staff(admin.id), { userId: admin.id, role: 'admin' })
    await expect(revoked).rejects.toMatchObject({ code: 'last-admin' })
    expect(await revokeRole(db, staff(admin.id), { userId: second.id, role: 'admin' })).toBe(true)
  })
})

describe('two-factor reset by a colleague', () => {
  test('a two-factor reset signs every device out, notifies the user, and the password alone signs in', async ({
    db,
  }) => {
    const admin = await userWith(db, { email: 'boss@example.com', role: 'admin' })
    const lan = await userWith(db)
    const { headers } = await lan.turnOnTwoFactor()
    await expect(resetTwoFactor(db, staff(lan.id), { userId: lan.id })).rejects.toMatchObject({ code: 'reset-self' })
    expect(await resetTwoFactor(db, staff(admin.id), { userId: lan.id })).toBe(true)
    expect((await findSessionUser(headers)).person).toBeUndefined()
    expect(await hasTwoFactor(db, lan.id)).toBe(false)
    expect((await findSessionUser(await lan.signIn())).person).toMatchObject({ id: lan.id, hasTwoFactor: false })
    const events = await db.select().from(outbox).where(eq(outbox.name, 'user.two-factor-changed'))
    expect(events.at(-1)!.facts).toEqual({ userId: lan.id, isOn: false })
    expect(await resetTwoFactor(db, staff(admin.id), { userId: lan.id })).toBe(false)
  })
})

describe('a staff note on a user', () => {
  test('a note names its author, is removed only through its own user, and stays out of the audit log', async ({
    db,
  }) => {
    const admin = await userWith(db, { email: 'boss@example.com', role: 'admin' })
    const lan = await userWith(db)
    await addUserNote(db, staff(admin.id), { userId: lan.id, text: 'Gọi sau 18 giờ' })
    const [note] = await listUserNotes(db, lan.id)
    expect(note).toMatchObject({ text: 'Gọi sau 18 giờ', byName: 'Lan' })
    expect(await removeUserNote(db, staff(admin.id), { userId: admin.id, noteId: note!.id })).toBe(false)
    expect(await removeUserNote(db, staff(admin.id), { userId: lan.id, noteId: note!.id })).toBe(true)
    expect(await listUserNotes(db, lan.id)).toEqual([])
    const [logRow] = await db.select().from(auditLog).where(eq(auditLog.verb, 'user.noted'))
    expect(JSON.stringify(logRow)).not.toContain('18 giờ')
  })
})
