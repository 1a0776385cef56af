import { useId, type ReactNode } from 'react'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { FieldContext } from '#ui/fields/field-context.ts'
import { FieldError } from '#ui/fields/field-error.tsx'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import type { FieldErrors } from '../auth-forms.ts'

type Props = { shop: string; faults: FieldErrors; wantsNews?: boolean }

/** One purpose, one box, none of them ticked before (Law 91/2025). Terms and privacy are ticked anew after a refusal, too. */
export const ConsentBoxes = ({ shop, faults, wantsNews }: Props) => (
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

/** Opens beside, so that what is typed stays. */
const PageLink = ({ path, children }: { path: string; children: ReactNode }) => (
  <a href={`${getLocale() === 'en' ? '/en' : ''}${path}`} target="_blank" rel="noreferrer" className="link">
    {children}
  </a>
)
