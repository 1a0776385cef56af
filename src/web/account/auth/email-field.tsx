import { inputOf } from '#kit/declare-fields.ts'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { m } from '#words/messages.js'
import { signInFields } from '#web/parts/account/auth-fields.ts'

type Props = { label?: string; error?: string; typed?: string }

export const EmailField = ({ label = m.auth_email(), error, typed }: Props) => (
  <Field label={label} error={error}>
    <TextInput {...inputOf(signInFields.email)} defaultValue={typed} />
  </Field>
)
