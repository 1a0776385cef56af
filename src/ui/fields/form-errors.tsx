import { useEffect } from 'react'
import { ErrorSummary, type SummaryError } from './error-summary.tsx'
import { leadTo } from './lead-to.ts'

type Props = { title: string; errors: readonly SummaryError[] }

/**
 * Where a refused form leads: to its only wrong field, or to a summary of several. It leads there when it appears, so leave it out while the
 * form is sent, and the next refusal leads there again.
 */
export function FormErrors({ title, errors }: Props) {
  const [first] = errors
  if (!first) return null
  return errors.length > 1 ? <ErrorSummary title={title} errors={errors} /> : <LeadToField id={first.id} />
}

function LeadToField({ id }: { id: string }) {
  useEffect(() => leadTo(document.getElementById(id), document.getElementById(`${id}-error`)), [id])
  return null
}
