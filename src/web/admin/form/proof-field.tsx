import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { m } from '#words/messages.js'

/** What a thief at an open screen could not give: one's own password once more. Who has none needs a sign-in of the last ten minutes. */
export const ProofField = ({ hasPassword, error }: { hasPassword: boolean; error?: string }) =>
  hasPassword ? (
    <Field label={m.proof_password()} error={error}>
      <TextInput type="password" name="password" autoComplete="current-password" maxLength={128} required />
    </Field>
  ) : (
    <p className="type-small text-muted">{m.proof_fresh()}</p>
  )
