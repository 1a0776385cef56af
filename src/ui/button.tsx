import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { cx } from './cx.ts'
import { Spinner } from './spinner.tsx'

const variants = {
  primary: 'border-transparent bg-ink text-bg hover:bg-body',
  outline: 'border-line-strong text-ink hover:border-ink',
  photo: 'border-transparent bg-snow text-hero-night hover:bg-snow/85',
  'ghost-photo': 'border-snow/45 text-snow hover:border-snow hover:bg-snow/10',
  danger: 'border-transparent bg-red text-on-accent hover:bg-red/85',
  quiet: 'border-transparent text-ink hover:bg-sunken',
}
const sizes = { lg: 'min-h-14 px-7', md: 'min-h-13 px-6.5', sm: 'min-h-11 px-4.5 text-[0.9375rem]' }

export type ButtonLook = { variant?: keyof typeof variants; size?: keyof typeof sizes; block?: boolean }

/** The classes of a button, for other elements such as a router link. */
export const buttonClass = ({ variant = 'primary', size = 'md', block = false }: ButtonLook = {}) =>
  cx(
    'type-button inline-flex items-center justify-center gap-2.5 rounded-md border-[1.5px] py-2 text-center transition-colors disabled:cursor-not-allowed disabled:opacity-45',
    variants[variant],
    sizes[size],
    block && 'w-full',
  )

type Props = ComponentProps<'button'> & ButtonLook & { icon?: ReactNode; busy?: boolean; busyText?: ReactNode }

const layer = 'col-start-1 row-start-1 inline-flex items-center justify-center gap-2.5'

/** While busy it keeps its width and focus and ignores clicks, so that a form is not sent twice. */
export function Button({
  variant,
  size,
  block,
  icon,
  busy = false,
  busyText,
  className,
  children,
  onClick,
  ...rest
}: Props) {
  const press = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event))
  return (
    <button
      type="button"
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={press}
      {...rest}
      className={cx(buttonClass({ variant, size, block }), className)}
    >
      <span className="grid">
        <span className={cx(layer, busy && 'invisible')}>
          {icon}
          {children}
        </span>
        {(busy || busyText) && (
          <span className={cx(layer, '-mx-3.5', !busy && 'invisible')}>
            <Spinner />
            {busyText ?? children}
          </span>
        )}
      </span>
    </button>
  )
}

type DefaultProps = { intent?: string; form?: string }

/**
 * Enter in a field presses the first submit button of the form. Placed before all others, this one decides what Enter does: it sends `intent`,
 * or nothing where Enter could mean any of several buttons.
 */
export const DefaultButton = ({ intent, form }: DefaultProps) => (
  <input
    type="submit"
    name="intent"
    value={intent}
    form={form}
    disabled={intent === undefined}
    tabIndex={-1}
    aria-hidden
    className="sr-only"
  />
)
