import { useId, type ReactNode } from 'react'
import { Form } from 'react-router'
import { inputOf } from '#kit/field.ts'
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
  const { faults, check, watch } = useFieldErrors(signUpForm, answer?.faults)
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
      <Field label={m.auth_name()} error={faults.name}>
        <TextInput {...inputOf(signUpFields.name)} defaultValue={typed?.name} />
      </Field>
      <Field label={m.auth_email()} hint={m.auth_email_hint()} error={faults.email}>
        <TextInput {...inputOf(signUpFields.email)} defaultValue={typed?.email} />
      </Field>
      <NewPasswordFields label={m.auth_password()} faults={faults} />
      <ConsentBoxes shop={shop} faults={faults} wantsNews={typed?.marketing} />
      <Button type="submit" block busy={isBusy} busyText={m.auth_up_busy()}>
        {m.auth_up_submit()}
      </Button>
    </Form>
  )
}

type Props = { shop: string; faults: FieldErrors; wantsNews?: boolean }

/** One checkbox per purpose, none ticked in advance (Law 91/2025). Terms and privacy must be ticked again after a refusal. */
const ConsentBoxes = ({ shop, faults, wantsNews }: Props) => (
  <div className="grid gap-1 border-t border-line pt-4">
    <Box name="terms" fault={faults.terms}>
      {m.auth_terms()} <PageLink path="/terms">{m.auth_terms_link()}</PageLink>
    </Box>
    <Box name="privacy" fault={faults.privacy}>
      {m.auth_privacy({ shop })} <PageLink path="/privacy">{m.auth_privacy_link()}</PageLink>
    </Box>
    <Checkbox name="marketing" defaultChecked={wantsNews} label={m.auth_marketing()} note={m.auth_marketing_note()} />
  </div>
)

function Box({ name, fault, children }: { name: string; fault?: string; children: ReactNode }) {
  const id = useId()
  return (
    <div>
      <FieldContext value={{ id, describedBy: fault ? `${id}-error` : undefined, invalid: Boolean(fault) }}>
        <Checkbox name={name} required label={<span>{children}</span>} />
      </FieldContext>
      <FieldError id={`${id}-error`}>{fault}</FieldError>
    </div>
  )
}

/** Opens in a new tab, so that typed values stay. */
const PageLink = ({ path, children }: { path: string; children: ReactNode }) => (
  <a href={`${getLocale() === 'en' ? '/en' : ''}${path}`} target="_blank" rel="noreferrer" className="link">
    {children}
  </a>
)
