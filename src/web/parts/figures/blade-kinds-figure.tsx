import { bladeLines, type BladeKind } from '#ui/drawings/blade-shape.ts'
import { m } from '#words/messages.js'
import { Drawing, DrawingText } from './drawing.tsx'

/** The blades of a boot of size 240 (docs/reference/skating.md 1.6). */
const blades: { kind: BladeKind; lengthMm: number; radiusM: number; name: () => string }[] = [
  { kind: 'figure', lengthMm: 9.5 * 25.4, radiusM: 2.13, name: m.guide_drawing_blade_figure },
  { kind: 'hockey', lengthMm: 246, radiusM: 3.05, name: m.guide_drawing_blade_hockey },
  { kind: 'speed', lengthMm: 16 * 25.4, radiusM: 22, name: m.guide_drawing_blade_speed },
]

const scale = 0.84

/** Three blades to one scale, toe to the right. */
export const BladeKindsFigure = () => (
  <Drawing viewBox="0 0 360 282" label={m.guide_drawing_blades_label()} caption={m.guide_drawing_blades_caption()}>
    {blades.map(({ kind, lengthMm, radiusM, name }, at) => {
      const { outline, plates, heel } = bladeLines({ kind, lengthMm, radiusM })
      return (
        <g key={kind}>
          <DrawingText x={4} y={18 + at * 94} at="start" tone="ink" strong>
            {name()}
          </DrawingText>
          <g
            transform={`translate(${4 - heel * scale} ${40 + at * 94}) scale(${scale})`}
            stroke="var(--ink)"
            strokeWidth="1.7"
          >
            {[...outline, ...plates.map(({ path }) => path)].map((path) => (
              <path key={path} d={path} vectorEffect="non-scaling-stroke" />
            ))}
          </g>
        </g>
      )
    })}
  </Drawing>
)
