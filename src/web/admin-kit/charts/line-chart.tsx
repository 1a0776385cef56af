import { labelPositions, labelledPoints, gridLines } from './chart-scale.ts'

/** `before` is the value at the same place of the period before, null or absent where there is none. */
type ChartPoint = { name: string; value: number; before?: number | null; sentence: string }

type Props = {
  /** Text alternative for screen readers. */
  label: string
  points: ChartPoint[]
  names: { now: string; before: string }
  axis: (value: number) => string
}

/**
 * The current period is a strong line, the period before a thin dashed one, so that they differ without colour. Each is labelled at its
 * end.
 * A table with the same figures goes with every chart; hovering a day shows its figures.
 */
export function LineChart({ label, points, names, axis }: Props) {
  const before = points.flatMap((point) => (typeof point.before === 'number' ? [point.before] : []))
  const lines = gridLines(Math.max(...points.map(({ value }) => value), ...before, 0))
  const top = lines.at(-1) || 1
  const heightOf = (value: number) => 100 - (Math.max(0, value) / top) * 100
  const across = (nth: number) => (points.length > 1 ? (nth / (points.length - 1)) * 100 : 50)
  const ends = before.length
    ? labelPositions([heightOf(points.at(-1)!.value), heightOf(before.at(-1)!)])
    : [heightOf(points.at(-1)!.value)]
  return (
    <div className="num grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 text-[0.8125rem] leading-tight">
      <div aria-hidden className="relative h-44 min-w-9 text-right text-muted md:h-56">
        {lines.map((value) => (
          <span key={value} className="block h-0">
            <span
              className="absolute right-0 -translate-y-1/2 whitespace-nowrap"
              style={{ top: `${heightOf(value)}%` }}
            >
              {axis(value)}
            </span>
            <span className="invisible whitespace-nowrap">{axis(value)}</span>
          </span>
        ))}
      </div>
      <Plot {...{ label, points, before, lines, heightOf, across }} />
      <div aria-hidden className="relative h-44 md:h-56">
        {[names.now, ...(before.length ? [names.before] : [])].map((name, nth) => (
          <span key={name}>
            <span
              className={`absolute left-0 -translate-y-1/2 whitespace-nowrap ${nth ? 'text-muted' : 'font-semibold text-accent'}`}
              style={{ top: `${ends[nth]}%` }}
            >
              {name}
            </span>
            <span className="invisible block h-0 whitespace-nowrap">{name}</span>
          </span>
        ))}
      </div>
      <div aria-hidden className="relative col-start-2 mt-2 h-5 text-muted">
        {labelledPoints(points.length, 4).map((nth, place, all) => (
          <span
            key={nth}
            className={`absolute whitespace-nowrap ${place === 0 ? 'left-0' : place === all.length - 1 ? 'right-0' : '-translate-x-1/2 max-sm:hidden'}`}
            style={place > 0 && place < all.length - 1 ? { left: `${across(nth)}%` } : undefined}
          >
            {points[nth]!.name}
          </span>
        ))}
      </div>
    </div>
  )
}

type PlotProps = Pick<Props, 'label' | 'points'> & {
  before: number[]
  lines: number[]
  heightOf: (value: number) => number
  across: (nth: number) => number
}

/** The lines themselves, stretched to the width of the page. */
function Plot({ label, points, before, lines, heightOf, across }: PlotProps) {
  const path = (values: number[]) =>
    values.map((value, nth) => `${nth ? 'L' : 'M'}${across(nth).toFixed(3)} ${heightOf(value).toFixed(3)}`).join(' ')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="h-44 w-full overflow-visible md:h-56"
    >
      {lines.map((value) => (
        <line
          key={value}
          x1="0"
          x2="100"
          y1={heightOf(value)}
          y2={heightOf(value)}
          stroke={value ? 'var(--line)' : 'var(--line-strong)'}
          vectorEffect="non-scaling-stroke"
        />
      ))}
      <g fill="none" strokeLinejoin="round" strokeLinecap="round">
        <path
          d={path(before)}
          stroke="var(--muted)"
          strokeWidth="1.5"
          strokeDasharray="4 4"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d={path(points.map(({ value }) => value))}
          stroke="var(--accent)"
          strokeWidth="2.5"
          vectorEffect="non-scaling-stroke"
        />
      </g>
      {points.map(({ name, sentence }, nth) => (
        <rect
          key={name}
          x={across(nth) - 50 / points.length}
          width={100 / points.length}
          height="100"
          fill="transparent"
        >
          <title>{sentence}</title>
        </rect>
      ))}
    </svg>
  )
}
