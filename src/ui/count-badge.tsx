/** A count in the corner of an icon, `9+` above `max`. Hidden from screen readers, since the label of the button or link contains the number. */
export function CountBadge({ count, max = 9 }: { count: number; max?: number }) {
  if (count < 1) return null
  return (
    <span
      aria-hidden
      data-count={count > max ? `${max}+` : count}
      className="num absolute top-0.5 right-0 h-4.5 min-w-4.5 rounded-full bg-red px-1 text-center text-[0.6875rem] leading-4.5 font-bold text-on-accent before:content-[attr(data-count)]"
    />
  )
}
