import { Form } from 'react-router'
import { inputOf } from '#kit/field.ts'
import { Field } from '#ui/fields/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { m } from '#words/messages.js'
import type { SecurityAnswer } from './security-intent.ts'
import { IntentButton } from './intent-button.tsx'
import { ProofField, type ProofMethod } from './proof-field.tsx'
import { emailFields } from '#web/parts/account/security-fields.ts'

type Props = { answer?: SecurityAnswer; email: string; waiting?: string; proof: ProofMethod }

/** The new address counts once its owner followed the link sent to it. */
export function EmailChangeForm({ answer, email, waiting, proof }: Props) {
  const own = answer?.intent === 'address' ? answer : undefined
  return (
    <>
      <p className="mb-5">
        <span className="type-label block text-ink">{m.security_email_now()}</span>
        <span className="break-all text-ink">{email}</span>
      </p>
      {waiting && <Notice className="mb-5">{m.security_email_waiting({ email: waiting })}</Notice>}
      {proof !== 'sign-in' && (
        <Form method="post" action="/profile/security" noValidate className="grid gap-5">
          <Field label={m.security_email_new()} error={own?.errors?.email}>
            <TextInput {...inputOf(emailFields.email)} defaultValue={own?.values?.email} />
          </Field>
          <ProofField proof={proof} error={own?.errors?.password} />
          <IntentButton intent="address" busyText={m.security_sending()}>
            {m.security_email_do()}
          </IntentButton>
        </Form>
      )}
    </>
  )
}
