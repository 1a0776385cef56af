import { Form } from 'react-router'
import { inputOf } from '#kit/declare-fields.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { m } from '#words/messages.js'
import type { AuthAnswer } from '../auth-answer.ts'
import { signUpFields } from '#web/parts/account/auth-fields.ts'
import { signUpForm } from '../auth-forms.ts'
import { NewPasswordFields } from '../reset/new-password-fields.tsx'
import { RefusedNotice } from '../refused-notice.tsx'
import { useBusy } from '../use-busy.ts'
import { useFieldErrors } from '../use-field-errors.ts'
import { ConsentBoxes } from './consent-boxes.tsx'

export function SignUpForm({ answer, shop }: { answer?: AuthAnswer; shop: string }) {
  const { errors, check, watch } = useFieldErrors(signUpForm, answer?.errors)
  const isBusy = useBusy('sign-up')
  const typed = answer?.typed
  return (
    <Form
      method="post"
      noValidate
      onSubmit={(event) => void (check(event) || event.preventDefault())}
      {...watch}
      className="grid gap-5"
    >
      <RefusedNotice answer={answer} />
      <input type="hidden" name="intent" value="sign-up" />
      <Field label={m.auth_name()} error={errors.name}>
        <TextInput {...inputOf(signUpFields.name)} defaultValue={typed?.name} />
      </Field>
      <Field label={m.auth_email()} hint={m.auth_email_hint()} error={errors.email}>
        <TextInput {...inputOf(signUpFields.email)} defaultValue={typed?.email} />
      </Field>
      <NewPasswordFields label={m.auth_password()} errors={errors} />
      <ConsentBoxes shop={shop} errors={errors} wantsNews={typed?.marketing} />
      <Button type="submit" block busy={isBusy} busyText={m.auth_up_busy()}>
        {m.auth_up_submit()}
      </Button>
    </Form>
  )
}
