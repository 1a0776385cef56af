import { m } from '#words/messages.js'
import { Drawing, DrawingText } from './drawing.tsx'

/** Degrees by which each toe turns outwards, and how far the middles of the feet stand apart. */
const stances = [
  { name: m.guide_drawing_stance_march, out: 22, apart: 54, way: '' },
  { name: m.guide_drawing_stance_glide, out: 0, apart: 46, way: 'M60 26V4M54 11l6 -7l6 7' },
  { name: m.guide_drawing_stance_stop, out: -26, apart: 62, way: '' },
]

const sole =
  'M0 -42C13 -42 16 -28 15 -16C14 -4 10 6 11 20C12 36 8 42 0 42C-8 42 -12 36 -11 20C-10 6 -14 -4 -15 -16C-16 -28 -13 -42 0 -42Z'

/** Both feet from above, toes up the page, in the three positions that a beginner needs. */
export const StancesFigure = () => (
  <Drawing viewBox="-6 0 372 172" label={m.guide_drawing_stance_label()} caption={m.guide_drawing_stance_caption()}>
    {stances.map(({ name, out, apart, way }, at) => (
      <g key={out} transform={`translate(${at * 120} 0)`}>
        {[-1, 1].map((side) => (
          <g key={side} transform={`translate(${60 + (side * apart) / 2} 84) rotate(${side * out})`}>
            <path d={sole} fill="var(--accent-soft)" stroke="var(--ink)" strokeWidth="1.6" />
            <path d="M0 -47V46" stroke="var(--accent)" strokeWidth="3.4" />
          </g>
        ))}
        {out !== 0 &&
          [-1, 1].map((side) => (
            <path
              key={side}
              d={`M${60 + side * (apart / 2 + 20)} ${out > 0 ? 74 : 106}h${side * 12}m${-side * 5} -5l${side * 5} 5l${-side * 5} 5`}
              stroke="var(--ink)"
              strokeWidth="1.6"
            />
          ))}
        {way && <path d={way} stroke="var(--ink)" strokeWidth="1.6" />}
        <DrawingText x={60} y={162} tone="ink" strong>
          {name()}
        </DrawingText>
      </g>
    ))}
  </Drawing>
)
