import { bladeLines, type BladeKind } from './blade-shape.ts'
import { cx } from '../cx.ts'

const drawn = new Map<BladeKind, ReturnType<typeof bladeLines>>()

/** Cached, since the four drawings never change and a page may show each several times. */
function linesOf(kind: BladeKind) {
  const outline = drawn.get(kind) ?? bladeLines({ kind })
  drawn.set(kind, outline)
  return outline
}

/** A blade as a line drawing; all four have the same scale at the same height. Hidden from screen readers, since the name stands beside it. */
export function BladeOutline({ kind, className }: { kind: BladeKind; className?: string }) {
  const { outline, plates, heel, toe } = linesOf(kind)
  return (
    <svg
      viewBox={`${heel - 2} -17 ${toe - heel + 4} 82`}
      preserveAspectRatio="xMinYMid meet"
      fill="none"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      className={cx('block overflow-visible stroke-current', className)}
    >
      {[...outline, ...plates.map(({ path }) => path)].map((path) => (
        <path key={path} d={path} vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  )
}
