import { m } from '#words/messages.js'
import { Drawing, DrawingText } from './drawing.tsx'
import { numberForSpeech } from './number-for-speech.ts'

/** Steel is about 4 mm thick; radii of the hollow in inches (docs/reference/skating.md 3.1). */
const steelMm = 4
const radii = [
  ['3/8', 3 / 8],
  ['1/2', 1 / 2],
  ['5/8', 5 / 8],
  ['1', 1],
] as const

const perMm = 17
/** The hollow is drawn this much deeper than real, since it would be invisible otherwise. */
const depthScale = 4

const depthMm = (inches: number) => {
  const radius = inches * 25.4
  return radius - Math.sqrt(radius ** 2 - (steelMm / 2) ** 2)
}

/** Four blades cut across, each with the arc that a stone of that radius leaves. */
export function HollowFigure() {
  const cuts = radii.map(([name, inches], at) => ({
    name,
    depth: numberForSpeech(Math.round(depthMm(inches) * 100) / 100),
    x: 11 + at * 90,
    rx: inches * 25.4 * perMm,
  }))
  const wide = steelMm * perMm
  return (
    <Drawing
      viewBox="0 0 360 132"
      label={m.guide_drawing_hollow_label({
        cuts: cuts.map(({ name, depth }) => m.guide_drawing_hollow_cut({ name, depth })).join('; '),
      })}
      caption={m.guide_drawing_hollow_caption()}
    >
      {cuts.map(({ name, depth, x, rx }) => (
        <g key={name}>
          <path
            d={`M${x} 8V86A${rx} ${rx * depthScale} 0 0 1 ${x + wide} 86V8`}
            fill="var(--accent-soft)"
            stroke="var(--ink)"
            strokeWidth="1.6"
          />
          <DrawingText x={x + wide / 2} y={106} tone="ink" strong>
            {m.guide_drawing_inches({ name })}
          </DrawingText>
          <DrawingText x={x + wide / 2} y={124}>
            {m.guide_drawing_hollow_depth({ depth })}
          </DrawingText>
        </g>
      ))}
    </Drawing>
  )
}
