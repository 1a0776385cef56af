import { bladeLines } from './blade-shape.ts'
import { cx } from '../cx.ts'

type Props = {
  kind: 'figure' | 'hockey' | 'goalie' | 'speed'
  lengthMm: number
  radiusM: number
  lengthText: string
  radiusText: string
  /** what the drawing shows, for the ear */
  label: string
  className?: string
}

/** The blade to its real length and curve, with the radius along the edge and the length below. */
export function BladeDiagram({ kind, lengthMm, radiusM, lengthText, radiusText, label, className }: Props) {
  const { outline, plates, edge, heel, toe } = bladeLines({ kind, lengthMm, radiusM })
  const width = toe - heel + 20
  // One unit is one pixel of a drawing about 300 px wide, so that a longer blade leaves the same space for labels.
  const unit = width / 300
  const arc = edge.map(([x, y]) => `${x.toFixed(1)} ${(y + 9 * unit).toFixed(1)}`).join('L')
  const [first, last] = [edge[0]!, edge.at(-1)!]
  const middle = (heel + toe) / 2
  const top = Math.min(...plates.map(({ y }) => y)) - 4
  const low = Math.max(first[1], last[1])
  const rule = low + 54 * unit
  const height = rule + 10 * unit - top
  const name =
    'num absolute inset-x-0 -translate-y-1/2 text-center text-[0.9375rem] leading-none font-semibold text-accent'
  const at = (y: number) => ({ top: `${((y - top) / height) * 100}%` })
  return (
    <figure role="img" aria-label={`${label}: ${radiusText}, ${lengthText}`} className={cx('relative', className)}>
      <svg
        viewBox={`${heel - 10} ${top} ${width} ${height}`}
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
        className="block w-full overflow-visible"
      >
        <g className="stroke-ink" strokeWidth="1.7">
          {[...outline, ...plates.map(({ path }) => path)].map((path) => (
            <path key={path} d={path} vectorEffect="non-scaling-stroke" />
          ))}
        </g>
        <g className="stroke-accent" strokeWidth="1.4">
          <path d={`M${arc}`} strokeDasharray="4 4" vectorEffect="non-scaling-stroke" />
          <path
            d={`M${first[0]} ${first[1] + 5 * unit}v${8 * unit}M${last[0]} ${last[1] + 5 * unit}v${8 * unit}`}
            vectorEffect="non-scaling-stroke"
          />
          <path
            d={`M${heel} ${rule - 6 * unit}v${12 * unit}M${toe} ${rule - 6 * unit}v${12 * unit}M${heel} ${rule}H${middle - 48 * unit}M${middle + 48 * unit} ${rule}H${toe}`}
            vectorEffect="non-scaling-stroke"
          />
        </g>
      </svg>
      <span className={name} style={at(low + 28 * unit)}>
        {radiusText}
      </span>
      <span className={name} style={at(rule)}>
        {lengthText}
      </span>
    </figure>
  )
}
