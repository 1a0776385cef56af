import { inputOf } from '#kit/field.ts'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { m } from '#words/messages.js'
import { ownPasswordFields } from './typed-fields.ts'

/** What a thief at an open screen could not give: one's own password once more. Who has none needs a sign-in of the last ten minutes. */
export const AdminProofField = ({ hasPassword, error }: { hasPassword: boolean; error?: string }) =>
  hasPassword ? (
    <Field label={m.security_proof_password()} error={error}>
      <TextInput {...inputOf(ownPasswordFields.password)} />
    </Field>
  ) : (
    <p className="type-small text-muted">{m.security_proof_fresh()}</p>
  )
