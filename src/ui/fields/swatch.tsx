import { cx } from '../cx.ts'
import { VisuallyHidden } from '../visually-hidden.tsx'

/** A dot of colour with its name for the ear. Two colours make a split dot. */
export function Swatch({
  colour,
  second,
  name,
  selected = false,
  className,
}: {
  colour: string
  second?: string
  name: string
  selected?: boolean
  className?: string
}) {
  const background = second ? `linear-gradient(135deg, ${colour} 50%, ${second} 50%)` : colour
  return (
    <span
      style={{ background }}
      className={cx(
        'inline-block size-4.5 shrink-0 rounded-full inset-ring inset-ring-ink/25 forced-color-adjust-none forced-colors:border',
        selected && 'outline-[1.5px] outline-offset-2 outline-ink outline-solid',
        className,
      )}
    >
      <VisuallyHidden>{name}</VisuallyHidden>
    </span>
  )
}
