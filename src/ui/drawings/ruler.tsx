import { useId, useState, type CSSProperties } from 'react'
import { decimal } from '#kit/decimal.ts'
import { cx } from '../cx.ts'
import { FieldError } from '../fields/field-error.tsx'
import { useHydrated } from '../use-hydrated.ts'

type Props = {
  label: string
  /** Of the slider, another way to set the same number. */
  sliderLabel: string
  unit: string
  value: number
  /** Called for every step, also while the thumb is dragged. */
  onChange: (value: number) => void
  /** Called once a value stays: the thumb was let go, a key moved it, or a number was typed. Not where a finger only scrolled past. */
  onSettle?: (value: number) => void
  /** Why the number that was sent is refused. */
  error?: string
  /** Said below a typed number that cannot be meant, such as a shoe size. */
  wrongText: string
  /** Called once that is said: the value of before is no longer what the field shows. */
  onWrong?: () => void
  min?: number
  max?: number
  name?: string
  className?: string
}

/** What counts when typed, also beyond the ends of the scale: whoever asked then says why it is too short or too long. */
const [shortestTyped, longestTyped] = [100, 400]

/** A ruler to drag, with a number field beside it. If it does not fit, it is cropped and scrolls back to the needle after dragging. */
export function Ruler({
  label,
  sliderLabel,
  unit,
  value,
  onChange,
  onSettle,
  error,
  wrongText,
  onWrong,
  min = 140,
  max = 315,
  name,
  className,
}: Props) {
  const hydrated = useHydrated()
  const [dragStart, setDragStart] = useState<number>()
  const [draft, setDraft] = useState<string>()
  // The needle of a typed number beyond the scale stands at its end.
  const onScale = (number: number) => Math.min(max, Math.max(min, number))
  // --at is the needle; --centre, what the crop is centred on, waits until the thumb is let go.
  const style = {
    '--span': max - min,
    '--at': onScale(value) - min,
    '--centre': onScale(dragStart ?? value) - min,
  } as CSSProperties
  const slide = (number: number) => {
    setDraft(undefined)
    onChange(number)
  }
  const type = (number: number) => {
    onChange(number)
    onSettle?.(number)
  }
  const cancel = () => {
    if (dragStart !== undefined) onChange(dragStart)
    setDragStart(undefined)
  }
  return (
    <div className={cx('ruler', className)} style={style}>
      <Typed {...{ label, unit, value, onChange: type, error, wrongText, onWrong, min, max, name, draft, setDraft }} />
      <div className="ruler-window">
        <div
          className="ruler-strip"
          onPointerDown={() => setDragStart(value)}
          onPointerUp={() => setDragStart(undefined)}
          onPointerCancel={cancel}
        >
          <input
            ref={(slider) => onChangeEvent(slider, onSettle)}
            type="range"
            aria-label={sliderLabel}
            aria-valuetext={`${value} ${unit}`}
            min={min}
            max={max}
            step={1}
            value={onScale(value)}
            disabled={!hydrated}
            onChange={(event) => slide(event.target.valueAsNumber)}
          />
          <Scale min={min} max={max} />
        </div>
      </div>
    </div>
  )
}

/** React's onChange is the browser's `input`; `change` comes once, when the thumb is let go. */
function onChangeEvent(slider: HTMLInputElement | null, onSettle: Props['onSettle']) {
  if (!slider || !onSettle) return
  const settle = () => onSettle(slider.valueAsNumber)
  slider.addEventListener('change', settle)
  return () => slider.removeEventListener('change', settle)
}

function Scale({ min, max }: { min: number; max: number }) {
  const tens = Array.from(
    { length: Math.floor(max / 10) - Math.ceil(min / 10) + 1 },
    (_, step) => (Math.ceil(min / 10) + step) * 10,
  )
  return (
    <div aria-hidden className="ruler-scale num">
      {tens.map((ten) => (
        <span key={ten} style={{ left: `${((ten - min) / (max - min)) * 100}%` }}>
          {ten}
        </span>
      ))}
    </div>
  )
}

type TypedProps = Pick<Props, 'label' | 'unit' | 'value' | 'onChange' | 'error' | 'wrongText' | 'onWrong' | 'name'> & {
  min: number
  max: number
  draft: string | undefined
  setDraft: (draft: string | undefined) => void
}

/** Half-typed numbers stay in the field until they are within the scale, and a number that cannot be meant stays with an error. */
function Typed({
  label,
  unit,
  value,
  onChange,
  error,
  wrongText,
  onWrong,
  min,
  max,
  name,
  draft,
  setDraft,
}: TypedProps) {
  const errorId = useId()
  const [wasLeft, setWasLeft] = useState(false)
  const wrong = wasLeft && draft !== undefined ? wrongText : error
  /** `20,5` on a ruler of millimetres from 140 can only be centimetres. */
  const tens = Math.round(Number(draft) * 10)
  const isTens = Number(draft) < min && tens >= min && tens <= max
  const type = (text: string) => {
    const number = Math.round(Number(text))
    setDraft(text)
    setWasLeft(false)
    if (number >= min && number <= max) onChange(number)
  }
  const leave = () => {
    if (draft === undefined) return
    const number = isTens ? tens : Math.round(Number(draft))
    if (number >= shortestTyped && number <= longestTyped) {
      if (isTens || number < min || number > max) onChange(number)
      setDraft(undefined)
    } else {
      setWasLeft(true)
      onWrong?.()
    }
  }
  return (
    <>
      <label className="flex flex-wrap items-center justify-between gap-x-4 font-[560] text-ink">
        {label}
        <span className="flex items-baseline gap-2 rounded-sm border border-line-strong bg-surface px-3 outline-offset-2 outline-focus transition-colors hover:border-ink has-focus-visible:outline-2">
          <input
            type="number"
            inputMode="decimal"
            name={name}
            min={min}
            max={max}
            step="any"
            value={draft ?? value}
            aria-invalid={wrong ? true : undefined}
            aria-describedby={wrong ? errorId : undefined}
            onChange={(event) => type(event.target.value)}
            onBlur={leave}
            onKeyDown={(event) => event.key === 'Enter' && leave()}
            className="num bare-number w-18 bg-transparent py-0.5 text-right text-[2rem] leading-[1.35] font-[640] tracking-[-0.03em] outline-none [font-stretch:118%]"
          />
          <span className="text-[1.25rem] font-[560] text-muted">{unit}</span>
        </span>
        {isTens && (
          <span role="status" className="type-fine num w-full text-muted">
            {`${decimal(draft!)} cm = ${tens} ${unit}`}
          </span>
        )}
      </label>
      <FieldError id={errorId}>{wrong}</FieldError>
    </>
  )
}
