import { bladeLines } from '#ui/drawings/blade-shape.ts'
import { m } from '#words/messages.js'
import { Drawing, DrawingText } from './drawing.tsx'

const inch = 25.4
const bladeMm = 9.5 * inch
const gapMm = inch / 4
/** A blade is measured over its plates, the drawing stretched over its whole steel: 280 to 246. */
const { outline, plates } = bladeLines({ kind: 'figure', lengthMm: (bladeMm * 280) / 246 })
const scale = 1.2
const middle = 181

const heelX = -bladeMm / 2 + 1 - gapMm / 2
const front = bladeMm / 2 + 1 + gapMm / 2
const at = (mm: number) => middle + mm * scale

/** Sole longer than the blade, in inches (docs/reference/skating.md 8.2b). */
const zones: { from: number; to: number; name: () => string; look: string }[] = [
  { from: -0.125, to: 0, name: m.guide_drawing_gap_no, look: 'red' },
  { from: 0, to: 0.125, name: m.guide_drawing_gap_tight, look: 'amber' },
  { from: 0.125, to: 0.5, name: m.guide_drawing_gap_fits, look: 'green' },
  { from: 0.5, to: 0.75, name: m.guide_drawing_gap_short, look: 'amber' },
  { from: 0.75, to: 0.875, name: m.guide_drawing_gap_no, look: 'red' },
]
const marks = ['0', '1/8', '1/4', '1/2', '3/4']
const inches = [0, 0.125, 0.25, 0.5, 0.75]
const x = (gap: number) => 10 + (gap + 0.125) * 340

const measure = (from: number, to: number, y: number) =>
  `M${from} ${y}H${to}M${from + 6} ${y - 4}l-6 4l6 4M${to - 6} ${y - 4}l6 4l-6 4`

/** A figure blade under its sole, and how much shorter it may be. */
export const BladeGapFigure = () => (
  <Drawing viewBox="0 0 360 254" label={m.guide_drawing_gap_label()} caption={m.guide_drawing_gap_caption()}>
    <DrawingText x={middle} y={14} tone="ink" strong>
      {m.guide_drawing_gap_sole()}
    </DrawingText>
    <path d={measure(at(heelX), at(front), 24)} stroke="var(--accent)" strokeWidth="1.6" />
    <g transform={`translate(${middle} 80) scale(${scale})`} stroke="var(--ink)" strokeWidth="1.7">
      <path
        d={`M${heelX} 1.5V-36C-60 -38 -20 -22 12 -10H${front - 12}Q${front} -9 ${front} 1.5H8C-10 1.5 -22 -9 -39 -16L-42 1.5Z`}
        fill="var(--accent-soft)"
        vectorEffect="non-scaling-stroke"
      />
      {[...outline, ...plates.map(({ path }) => path)].map((path) => (
        <path key={path} d={path} vectorEffect="non-scaling-stroke" />
      ))}
    </g>
    <path d={measure(at(heelX + gapMm / 2), at(front - gapMm / 2), 164)} stroke="var(--accent)" strokeWidth="1.6" />
    <DrawingText x={middle} y={182} tone="ink" strong>
      {m.guide_drawing_gap_blade()}
    </DrawingText>
    {zones.map(({ from, to, name, look }) => (
      <g key={from}>
        <rect x={x(from) + 1} y="212" width={x(to) - x(from) - 2} height="10" rx="3" fill={`var(--${look})`} />
        <DrawingText x={(x(from) + x(to)) / 2} y={205} tone="ink">
          {name()}
        </DrawingText>
      </g>
    ))}
    {marks.map((mark, order) => (
      <DrawingText
        key={mark}
        x={x(inches[order]!)}
        y={242}
        tone={mark === '1/4' ? 'ink' : 'muted'}
        strong={mark === '1/4'}
      >
        {mark}
      </DrawingText>
    ))}
    <path d={`M${x(0.25)} 208V226`} stroke="var(--ink)" strokeWidth="2.4" />
  </Drawing>
)
