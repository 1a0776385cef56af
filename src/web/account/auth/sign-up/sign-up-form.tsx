import { useId, type ReactNode } from 'react'
import { Form } from 'react-router'
import { pathIn } from '#kit/localized.ts'
import { inputOf } from '#kit/declare-fields.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { FieldContext } from '#ui/fields/field-context.ts'
import { FieldError } from '#ui/fields/field-error.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { m } from '#words/messages.js'
import type { AuthAnswer } from '../auth-answer.ts'
import { signUpFields } from '#web/parts/account/auth-fields.ts'
import { getLocale } from '#words/runtime.js'
import { signUpForm, type FieldErrors } from '../auth-forms.ts'
import { NewPasswordFields } from '../reset/new-password-fields.tsx'
import { RefusedNotice } from '../refused-notice.tsx'
import { useBusy } from '../use-busy.ts'
import { useFieldErrors } from '../use-field-errors.ts'

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

type Props = { shop: string; errors: FieldErrors; wantsNews?: boolean }

/** One checkbox per purpose, none ticked in advance (Law 91/2025). Terms and privacy must be ticked again after a refusal. */
const ConsentBoxes = ({ shop, errors, wantsNews }: Props) => (
  <div className="grid gap-1 border-t border-line pt-4">
    <Box name="terms" error={errors.terms}>
      {m.auth_terms()} <PageLink path="/terms">{m.auth_terms_link()}</PageLink>
    </Box>
    <Box name="privacy" error={errors.privacy}>
      {m.auth_privacy({ shop })} <PageLink path="/privacy">{m.auth_privacy_link()}</PageLink>
    </Box>
    <Checkbox name="marketing" defaultChecked={wantsNews} label={m.auth_marketing()} note={m.auth_marketing_note()} />
  </div>
)

function Box({ name, error, children }: { name: string; error?: string; children: ReactNode }) {
  const id = useId()
  return (
    <div>
      <FieldContext value={{ id, describedBy: error ? `${id}-error` : undefined, invalid: Boolean(error) }}>
        <Checkbox name={name} required label={<span>{children}</span>} />
      </FieldContext>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}

/** Opens in a new tab, so that typed values stay. */
const PageLink = ({ path, children }: { path: string; children: ReactNode }) => (
  <a href={pathIn(getLocale(), path)} target="_blank" rel="noreferrer" className="link">
    {children}
  </a>
)
