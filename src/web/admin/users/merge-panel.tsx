import { inputOf } from '#kit/field.ts'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { m } from '#words/messages.js'
import { answerTo, type Answer } from '#web/admin-kit/form/answer.ts'
import { AdminProofField } from '#web/admin-kit/form/admin-proof-field.tsx'
import { TypedConfirm } from '#web/admin-kit/form/typed-confirm.tsx'
import { userMergeFields } from './user-fields.ts'

type Props = { email: string; hasPassword: boolean; answer?: Answer }

/** Takes another account of the same person into this one. */
export function MergePanel({ email, hasPassword, answer }: Props) {
  const { errors, values } = answerTo(answer, 'merge')
  return (
    <TypedConfirm intent="merge" title={m.user_merge_title()} word={email} answer={answer}>
      <p>{m.user_merge_text()}</p>
      <Field label={m.user_merge_other()} hint={m.user_merge_other_hint()} error={errors.other}>
        <TextInput
          {...inputOf(userMergeFields.other)}

          defaultValue={values.other}
        />
      </Field>
      <AdminProofField hasPassword={hasPassword} error={errors.password} />
    </TypedConfirm>
  )
}
