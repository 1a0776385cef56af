import { cx } from './cx.ts'

/** Holds the place of what is on its way; the part that waits says so itself (aria-busy, a status). */
export function Skeleton({ lines = 1, className }: { lines?: number; className?: string }) {
  if (lines === 1) return <span aria-hidden className={cx('block rounded-md bg-sunken', className)} />
  return (
    <span aria-hidden className={cx('grid gap-2.5', className)}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={cx('block h-4 rounded-sm bg-sunken', line === lines - 1 && 'w-3/5')} />
      ))}
    </span>
  )
}
