import { inputOf } from '#kit/declare-fields.ts'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { m } from '#words/messages.js'
import { useEdited } from './fields.tsx'
import { ownPasswordFields } from './typed-fields.ts'

/**
 * Asks for the user's own password again, so that a stranger at an unlocked screen cannot go on. An account without a password needs a
 * sign-in within the last ten minutes instead. A typed password is never shown again, so this is not a `LineField`.
 */
export function AdminProofField({ hasPassword }: { hasPassword: boolean }) {
  const { errors } = useEdited()
  if (!hasPassword) return <p className="type-small text-muted">{m.security_proof_fresh()}</p>
  return (
    <Field label={m.security_proof_password()} error={errors.password}>
      <TextInput {...inputOf(ownPasswordFields.password)} />
    </Field>
  )
}
