import { Minus, Plus, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { cx } from '../cx.ts'

type Props = {
  label: string
  lessLabel: string
  moreLabel: string
  name?: string
  value?: number
  defaultValue?: number
  min?: number
  max?: number
  disabled?: boolean
  onChange?: (count: number) => void
  className?: string
}

/** A number that is typed or stepped. What is typed beyond the limits snaps back to them when the field is left. */
export function Stepper({ label, lessLabel, moreLabel, defaultValue = 1, min = 1, max = 99, ...rest }: Props) {
  const { name, value, disabled, onChange, className } = rest
  const { count, draft, setDraft, spoken, settle, settleDraft } = useCount({
    value,
    start: defaultValue,
    min,
    max,
    onChange,
  })
  return (
    <div
      role="group"
      aria-label={label}
      className={cx('inline-flex rounded-sm border border-line-strong bg-surface text-ink', className)}
    >
      <Step label={lessLabel} Icon={Minus} blocked={disabled || count <= min} onPress={() => settle(count - 1)} />
      <input
        type="number"
        inputMode="numeric"
        aria-label={label}
        {...{ name, min, max, disabled }}
        value={draft ?? count}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={settleDraft}
        onKeyDown={(event) => event.key === 'Enter' && settleDraft()}
        className="num bare-number h-11 w-11 bg-transparent text-center text-base font-[560]"
      />
      <Step label={moreLabel} Icon={Plus} blocked={disabled || count >= max} onPress={() => settle(count + 1)} />
      <span role="status" className="sr-only">
        {spoken}
      </span>
    </div>
  )
}

type CountProps = { value?: number; start: number; min: number; max: number; onChange?: (count: number) => void }

/** A whole number between limits. `draft` is what is being typed: it may be nonsense until it settles. */
function useCount({ value, start, min, max, onChange }: CountProps) {
  const [own, setOwn] = useState(start)
  const [draft, setDraft] = useState<string>()
  const [announced, setAnnounced] = useState<number>()
  const count = value ?? own

  const settle = (next: number) => {
    const clamped = Math.min(max, Math.max(min, Math.round(next)))
    setDraft(undefined)
    setOwn(clamped)
    setAnnounced(clamped)
    if (clamped !== count) onChange?.(clamped)
  }
  const settleDraft = () => {
    if (draft !== undefined) settle(draft === '' || Number.isNaN(Number(draft)) ? count : Number(draft))
  }
  return { count, draft, setDraft, spoken: announced, settle, settleDraft }
}

type StepProps = { label: string; Icon: LucideIcon; blocked?: boolean; onPress: () => void }

/** At the limit it stays focusable, so that the keyboard does not lose its place. */
const Step = ({ label, Icon, blocked, onPress }: StepProps) => (
  <button
    type="button"
    aria-label={label}
    aria-disabled={blocked || undefined}
    onClick={blocked ? undefined : onPress}
    className="grid size-11 place-items-center rounded-sm hover:bg-sunken aria-disabled:cursor-not-allowed aria-disabled:text-line-strong aria-disabled:hover:bg-transparent"
  >
    <Icon aria-hidden size={18} strokeWidth={1.9} />
  </button>
)
