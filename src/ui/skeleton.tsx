import { cx } from './cx.ts'

/** A placeholder while content loads; the part that waits announces it (aria-busy, a status). */
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
