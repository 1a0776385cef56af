import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { VisuallyHidden } from './visually-hidden.tsx'

type Step = { label: ReactNode; note?: ReactNode; state: 'done' | 'current' | 'todo' }

/** The steps of a process and how far it is. `stateWords` names each state for screen readers. */
export const Steps = ({
  label,
  steps,
  stateWords,
  className,
}: {
  label: string
  steps: readonly Step[]
  stateWords: Record<Step['state'], string>
  className?: string
}) => (
  <ol aria-label={label} className={className ? `steps ${className}` : 'steps'}>
    {steps.map((step, at) => (
      <li key={at} data-state={step.state} aria-current={step.state === 'current' ? 'step' : undefined}>
        <span aria-hidden className="step-dot">
          {step.state === 'done' && <Check size={16} strokeWidth={3} />}
        </span>
        <span>
          <VisuallyHidden>{stateWords[step.state]}: </VisuallyHidden>
          <span className="step-label">{step.label}</span>
          {step.note && <span className="type-fine block text-muted">{step.note}</span>}
        </span>
      </li>
    ))}
  </ol>
)
