import type { ComponentProps, ReactNode } from 'react'
import { CountBadge } from './count-badge.tsx'
import { cx } from './cx.ts'

const tones = {
  plain: 'rounded-md hover:bg-sunken',
  round: 'rounded-full bg-surface/86 hover:bg-surface',
  /** on a picture: as `round`; on a phone, where pictures are small, a smaller disc and icon within the same target */
  disc: 'rounded-full max-sm:[&_svg]:relative max-sm:[&_svg]:size-[1.125rem] max-sm:before:absolute max-sm:before:inset-1.5 max-sm:before:rounded-full max-sm:before:bg-surface/80 sm:bg-surface/86 sm:hover:bg-surface',
  outline: 'rounded-md border-[1.5px] border-line-strong hover:border-ink',
}

export type IconButtonLook = { tone?: keyof typeof tones; size?: 'md' | 'lg' }

/** The classes of an icon button, for links; put a CountBadge inside to show a count. */
export const iconButtonClass = ({ tone = 'plain', size = 'md' }: IconButtonLook = {}) =>
  cx(
    'relative inline-grid shrink-0 place-items-center text-ink transition-colors disabled:cursor-not-allowed disabled:opacity-45 aria-disabled:cursor-not-allowed aria-disabled:opacity-45 [&_svg]:stroke-[1.7]',
    size === 'lg' ? 'size-14' : 'size-11',
    tones[tone],
  )

type Props = Omit<ComponentProps<'button'>, 'aria-label'> &
  IconButtonLook & {
    label: string
    children: ReactNode
    count?: number
    max?: number
    /** Does nothing at present, for example at the last picture. Unlike a disabled button it keeps the focus. */
    blocked?: boolean
  }

export const IconButton = ({ label, tone, size, count = 0, max, blocked, className, children, ...rest }: Props) => (
  <button
    type="button"
    aria-label={label}
    aria-disabled={blocked || undefined}
    {...rest}
    onClick={blocked ? undefined : rest.onClick}
    className={cx(iconButtonClass({ tone, size }), className)}
  >
    {children}
    <CountBadge count={count} max={max} />
  </button>
)
