import type { ReactNode } from 'react'
import { cx } from './cx.ts'

const tones = {
  neutral: 'bg-sunken text-body',
  accent: 'bg-accent-soft text-accent',
  brass: 'bg-brass-soft text-brass',
  red: 'bg-red-soft text-red',
  green: 'bg-green-soft text-green',
  amber: 'bg-brass-soft text-amber',
}

export type TagTone = keyof typeof tones

/** A tag always has text, since colour alone must not carry meaning (WCAG 1.4.1). */
export const Tag = ({
  tone = 'neutral',
  className,
  children,
}: {
  tone?: TagTone
  className?: string
  children: ReactNode
}) => (
  <span
    className={cx(
      'inline-flex items-center gap-1 rounded-[5px] px-2.25 py-1 text-[0.8125rem] leading-[1.35] font-semibold whitespace-nowrap [font-stretch:90%]',
      tones[tone],
      className,
    )}
  >
    {children}
  </span>
)
