import { useState } from 'react'
import { inputOf } from '#kit/field.ts'
import { Field } from '#ui/field.tsx'
import { m } from '#words/messages.js'
import { PasswordRules } from '../security/password-rules.tsx'
import { SecretInput } from '../security/secret-input.tsx'
import { newPasswordFields } from './auth-fields.ts'

type Props = { label: string; faults: { password?: string; again?: string } }

/** A password to come, with its rules, and the same once more. */
export function NewPasswordFields({ label, faults }: Props) {
  const [password, setPassword] = useState('')
  return (
    <>
      <div>
        <Field label={label} error={faults.password}>
          <SecretInput {...inputOf(newPasswordFields.password)} onChange={({ target }) => setPassword(target.value)} />
        </Field>
        <PasswordRules password={password} />
      </div>
      <Field label={m.auth_password_again()} error={faults.again}>
        <SecretInput {...inputOf(newPasswordFields.again)} />
      </Field>
    </>
  )
}
