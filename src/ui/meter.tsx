import type { ReactNode } from 'react'
import { cx } from './cx.ts'

type Mark = { at: number; text: ReactNode }
type Props = {
  label: string
  labelHidden?: boolean
  value: number
  min?: number
  max?: number
  valueText?: string
  marks: readonly Mark[]
  className?: string
}

/** A value on a scale, with words at the places of the scale they belong to. */
export function Meter({ label, labelHidden, value, min = 0, max = 100, valueText, marks, className }: Props) {
  const place = (number: number) => Math.min(100, Math.max(0, ((number - min) / (max - min)) * 100))
  return (
    <div className={className}>
      <p aria-hidden className={labelHidden ? 'sr-only' : 'type-label text-muted'}>
        {label}
      </p>
      <div
        role="meter"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuetext={valueText}
        className="relative mt-9 h-2 rounded-full bg-sunken inset-ring inset-ring-line"
      >
        <span className="absolute inset-y-0 left-0 rounded-full bg-accent" style={{ width: `${place(value)}%` }} />
        <span
          aria-hidden
          className="num absolute bottom-4 -translate-x-1/2 rounded-[5px] bg-ink px-2.25 py-0.5 text-[0.84rem] font-[640] text-bg"
          style={{ left: `${place(value)}%` }}
        >
          {value}
        </span>
      </div>
      <div className="relative mt-2 h-5 text-[0.84rem] leading-5 text-muted">
        {marks.map(({ at, text }) => (
          <span
            key={at}
            className={cx(
              'absolute whitespace-nowrap',
              place(at) > 90 ? 'right-0' : place(at) > 10 && '-translate-x-1/2',
            )}
            style={place(at) > 90 ? undefined : { left: `${place(at)}%` }}
          >
            {text}
          </span>
        ))}
      </div>
    </div>
  )
}
