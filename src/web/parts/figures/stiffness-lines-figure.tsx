import { m } from '#words/messages.js'
import { Drawing, DrawingText } from './drawing.tsx'

/** The stiffness range of each line, and where the levels of figure skating begin (docs/reference/skating.md 1.6 and 8.4). */
const lines = [
  { name: 'Classic', from: 15, to: 40, look: 'accent' },
  { name: 'Sport', from: 45, to: 65, look: 'red' },
  { name: 'Premium', from: 70, to: 95, look: 'brass' },
]
const levels = [30, 45, 55, 65, 75, 85]

const x = (points: number) => 14 + ((points - 10) / 90) * 332

/** The shop's own scale with its three lines, and the six levels as needles. */
export const StiffnessLinesFigure = () => (
  <Drawing
    viewBox="0 0 360 112"
    label={m.guide_drawing_stiffness_label({
      lines: lines.map(({ name, from, to }) => `${name} ${from}–${to}`).join(', '),
      levels: levels.join(', '),
    })}
    caption={m.guide_drawing_stiffness_caption()}
  >
    {lines.map(({ name, from, to, look }) => (
      <g key={name}>
        <DrawingText x={(x(from) + x(to)) / 2} y={14} tone="ink" strong>
          {name}
        </DrawingText>
        <rect x={x(from)} y={24} width={x(to) - x(from)} height="16" rx="4" fill={`var(--${look})`} />
        <DrawingText x={(x(from) + x(to)) / 2} y={58}>
          {from}–{to}
        </DrawingText>
      </g>
    ))}
    <path d={`M${x(10)} 78H${x(100)}`} stroke="var(--line-strong)" strokeWidth="1.4" />
    {levels.map((points) => (
      <g key={points}>
        <circle cx={x(points)} cy="78" r="5" fill="var(--bg)" stroke="var(--ink)" strokeWidth="2" />
        <DrawingText x={x(points)} y={102} tone="ink">
          {points}
        </DrawingText>
      </g>
    ))}
  </Drawing>
)
