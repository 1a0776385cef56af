import { useState } from 'react'
import { Form, Link } from 'react-router'
import { inputOf } from '#kit/field.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { Field } from '#ui/fields/field.tsx'
import { m } from '#words/messages.js'
import type { SecurityAnswer } from './security-intent.ts'
import { IntentButton } from './intent-button.tsx'
import { PasswordRules } from '#web/parts/account/password-rules.tsx'
import { SecretInput } from '#web/parts/account/secret-input.tsx'
import { passwordFields } from '#web/parts/account/security-fields.ts'

type Props = { answer?: SecurityAnswer; hasPassword: boolean; email: string }

export function PasswordForm({ answer, hasPassword, email }: Props) {
  const [wanted, setWanted] = useState('')
  const errors = answer?.intent === 'password' ? answer.errors : undefined
  if (!hasPassword)
    return (
      <p>
        {m.security_no_password()}{' '}
        <Link to="/auth?tab=reset-password" className="text-accent underline underline-offset-4">
          {m.security_make_password()}
        </Link>
      </p>
    )
  return (
    <Form method="post" action="/profile/security" noValidate className="grid gap-5">
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <Field label={m.security_current()} error={errors?.current}>
        <SecretInput {...inputOf(passwordFields.current)} />
      </Field>
      <div>
        <Field label={m.security_new()} error={errors?.wanted}>
          <SecretInput {...inputOf(passwordFields.wanted)} onChange={(event) => setWanted(event.currentTarget.value)} />
        </Field>
        <PasswordRules password={wanted} />
      </div>
      <Field label={m.security_repeat()} error={errors?.repeated}>
        <SecretInput {...inputOf(passwordFields.repeated)} />
      </Field>
      <Checkbox name="keepOthers" label={m.security_keep_others()} note={m.security_keep_others_note()} />
      <IntentButton intent="password" busyText={m.security_saving()}>
        {m.security_password_do()}
      </IntentButton>
    </Form>
  )
}
