import { Form } from 'react-router'
import { formatDateTime } from '#kit/clock.ts'
import { inputOf } from '#kit/declare-fields.ts'
import { Field } from '#ui/fields/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { answerTo, type Answer } from '#web/admin-kit/form/answer.ts'
import { SubmitButton } from '#web/admin-kit/form/submit-button.tsx'
import { Collapsible } from '#web/admin-kit/page/collapsible.tsx'
import type { ShownAccount } from './read-user-account.ts'
import { lockFields } from './user-fields.ts'

/** Since when and why the account is locked, with the button to unlock it. */
export const LockedNotice = ({ lockedAt, lockReason }: ShownAccount) =>
  lockedAt && (
    <Notice
      tone="warning"
      title={m.user_locked_since({ time: formatDateTime(lockedAt, getLocale()) })}
      action={
        <Form method="post">
          <SubmitButton intent="unlock" busyText={m.admin_busy()} variant="outline">
            {m.user_unlock()}
          </SubmitButton>
        </Form>
      }
    >
      <p className="whitespace-pre-line">{lockReason}</p>
    </Notice>
  )

/** Locks the account with a reason; it can be unlocked. */
export function LockPanel({ answer }: { answer?: Answer }) {
  const { errors, values } = answerTo(answer, 'lock')
  return (
    <Collapsible
      id="lock"
      open={answer?.intent === 'lock'}
      summary={m.user_lock()}
      className="scroll-mt-4 rounded-sm border border-line bg-surface"
      summaryClass="type-h3 min-h-13 px-4 text-red md:px-5"
    >
      <Form method="post" noValidate className="grid gap-4 px-4 pb-5 md:px-5">
        <p>{m.user_lock_text()}</p>
        <Field label={m.user_lock_reason()} hint={m.user_lock_reason_hint()} error={errors.reason}>
          <TextArea {...inputOf(lockFields.reason)} rows={2} defaultValue={values.reason} />
        </Field>
        <SubmitButton intent="lock" busyText={m.admin_busy()} variant="danger" block>
          {m.user_lock()}
        </SubmitButton>
      </Form>
    </Collapsible>
  )
}
