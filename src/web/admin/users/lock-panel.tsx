import { formatDateTime } from '#kit/clock.ts'
import { inputOf } from '#kit/declare-fields.ts'
import { Notice } from '#ui/notice.tsx'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { ActionForm } from '#web/admin-kit/form/action-form.tsx'
import { DangerForm } from '#web/admin-kit/form/danger-form.tsx'
import type { Answer } from '#web/admin-kit/form/answer.ts'
import { AreaField } from '#web/admin-kit/form/fields.tsx'
import type { ShownAccount } from './read-user-account.ts'
import { lockFields } from './user-fields.ts'

/** Since when and why the account is locked, with the button to unlock it. */
export const LockedNotice = ({ person: { lockedAt, lockReason }, answer }: { person: ShownAccount; answer?: Answer }) =>
  lockedAt && (
    <Notice
      tone="warning"
      title={m.user_locked_since({ time: formatDateTime(lockedAt, getLocale()) })}
      action={<ActionForm intent="unlock" answer={answer} button={m.user_unlock()} variant="outline" />}
    >
      <p className="whitespace-pre-line">{lockReason}</p>
    </Notice>
  )

/** Locks the account with a reason; it can be unlocked. */
export const LockPanel = ({ answer }: { answer?: Answer }) => (
  <DangerForm title={m.user_lock()} intent="lock" answer={answer}>
    <p>{m.user_lock_text()}</p>
    <AreaField {...inputOf(lockFields.reason)} label={m.user_lock_reason()} hint={m.user_lock_reason_hint()} rows={2} />
  </DangerForm>
)
