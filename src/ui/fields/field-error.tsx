import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** The live region is rendered before it has text; otherwise screen readers would not announce it. */
export const FieldError = ({ id, children }: { id: string; children?: ReactNode }) => (
  <div aria-live="polite">
    {children && (
      <p id={id} className="type-small mt-1.5 flex scroll-mt-16 scroll-mb-44 gap-2 text-red">
        <CircleAlert aria-hidden size={17} strokeWidth={2} className="mt-0.5 shrink-0" />
        <span>{children}</span>
      </p>
    )}
  </div>
)
