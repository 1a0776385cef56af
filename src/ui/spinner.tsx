import { cx } from './cx.ts'

/** Hidden from screen readers: the text beside it says what is loading. */
export function Spinner({ size = 18, className }: { size?: number; className?: string }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      strokeWidth="2.6"
      strokeLinecap="round"
      aria-hidden
      className={cx('animate-spin stroke-current', className)}
    >
      <circle cx="12" cy="12" r="9" opacity=".28" />
      <path d="M12 3a9 9 0 0 1 9 9" />
    </svg>
  )
}
