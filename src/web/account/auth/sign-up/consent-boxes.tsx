import { useId, type ReactNode } from 'react'
import { pathIn } from '#kit/localized.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { FieldContext } from '#ui/fields/field-context.ts'
import { FieldError } from '#ui/fields/field-error.tsx'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import type { FieldErrors } from '../auth-forms.ts'

type Props = { shop: string; errors: FieldErrors; wantsNews?: boolean }

/** Terms and privacy must be ticked again after a refusal. */
export const ConsentBoxes = ({ shop, errors, wantsNews }: Props) => (
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
