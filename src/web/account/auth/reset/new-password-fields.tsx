import { useState } from 'react'
import { inputOf } from '#kit/declare-fields.ts'
import { Field } from '#ui/fields/field.tsx'
import { m } from '#words/messages.js'
import { PasswordRules } from '#web/parts/account/password-rules.tsx'
import { SecretInput } from '#web/parts/account/secret-input.tsx'
import { newPasswordFields } from '#web/parts/account/auth-fields.ts'

type Props = { label: string; errors: { password?: string; again?: string } }

/** Fields for a new password with its rules and its repetition. */
export function NewPasswordFields({ label, errors }: Props) {
  const [password, setPassword] = useState('')
  return (
    <>
      <div>
        <Field label={label} error={errors.password}>
          <SecretInput {...inputOf(newPasswordFields.password)} onChange={({ target }) => setPassword(target.value)} />
        </Field>
        <PasswordRules password={password} />
      </div>
      <Field label={m.auth_password_again()} error={errors.again}>
        <SecretInput {...inputOf(newPasswordFields.again)} />
      </Field>
    </>
  )
}
