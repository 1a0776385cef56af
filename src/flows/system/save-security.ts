import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { recordSecurityEvent } from '#shop/security/record-security-event.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { saveSettings } from '#shop/settings/save-settings.ts'
import { switchesTurnedOff, type SecuritySettings } from '#shop/settings/security-settings.ts'
import { m } from '#words/messages.js'
import { applySecuritySettings } from './apply-security-settings.ts'

/** `seen`: when the settings on the screen were saved. */
type SecurityEdit = {
  security: SecuritySettings
  isProven: boolean
  userId: string
  expectedVersion: string | undefined
}

/** Saves the security settings. Switching off a guard needs proof of identity and is reported to the security monitor. */
export async function saveSecurity(
  db: Db,
  actor: Actor,
  { security, isProven, userId, expectedVersion }: SecurityEdit,
) {
  await db.transaction(async (tx) => {
    const lowered = switchesTurnedOff((await findSettings(tx)).security, security)
    if (lowered.length && !isProven) throw new Refusal('not-proven', m.security_settings_refusal_proof, {})
    await saveSettings(tx, actor, { security }, expectedVersion)
    if (lowered.length)
      await recordSecurityEvent(tx, {
        type: 'guard-lowered',
        severity: 'high',
        message: 'A guard of the shop was switched off',
        details: { lowered },
        userId,
      })
  })
  await applySecuritySettings(db)
}
