import { bladeLines, type BladeKind } from './blade-shape.ts'
import { cx } from '../cx.ts'

const drawn = new Map<BladeKind, ReturnType<typeof bladeLines>>()

/** Four drawings that never change: a page may show each several times, and rendering would draw them anew. */
function linesOf(kind: BladeKind) {
  const known = drawn.get(kind) ?? bladeLines({ kind })
  drawn.set(kind, known)
  return known
}

/** The four blades as line drawings, to the same scale when given the same height. Mute: the name stands beside it. */
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
