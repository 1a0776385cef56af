import type { ReactNode } from 'react'
import { rulesVersion } from '#shop/advisers/rounding.ts'
import { m } from '#words/messages.js'

/** Stands below every answer of an adviser: what to be careful about, and by which version of the rules it was worked out. */
export const RulesNote = ({ children }: { children: ReactNode }) => (
  <p data-rules={rulesVersion} className="type-fine mt-4 text-muted">
    {children} {m.advice_rules({ version: rulesVersion })}
  </p>
)
