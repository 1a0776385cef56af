import { m } from '#words/messages.js'
import { Drawing, DrawingText } from './drawing.tsx'
import { numberForSpeech } from './number-for-speech.ts'

/** Millimetres a year at 3, 4, 5 … (docs/reference/skating.md 8.6). */
const girls = [11, 10, 10, 9, 8, 8, 9, 7, 5, 2.5, 1, 0.5, 0]
const boys = [11, 10, 10, 9, 8, 8, 8, 9, 11, 9, 6, 2, 1]
const from = 3

const x = (at: number) => 28 + at * 25.5
const y = (mm: number) => 150 - mm * 11

/** How much feet grow in a year, by age. */
export function GrowthFigure() {
  const list = (rates: number[]) => rates.map((mm, at) => `${from + at}: ${numberForSpeech(mm)}`).join(', ')
  return (
    <Drawing
      viewBox="0 0 360 196"
      label={m.guide_drawing_growth_label({ girls: list(girls), boys: list(boys) })}
      caption={m.guide_drawing_growth_caption()}
    >
      {[0, 5, 10].map((mm) => (
        <g key={mm}>
          <path d={`M24 ${y(mm)}H356`} stroke="var(--line)" strokeWidth="1" />
          <DrawingText x={16} y={y(mm) + 4} at="end">
            {mm}
          </DrawingText>
        </g>
      ))}
      <DrawingText x={0} y={12} at="start">
        {m.guide_drawing_growth_unit()}
      </DrawingText>
      {girls.map((mm, at) => (
        <g key={from + at}>
          <rect x={x(at)} y={y(mm)} width="9" height={mm * 11} rx="1.5" fill="var(--accent)" />
          <rect
            x={x(at) + 10.5}
            y={y(boys[at]!)}
            width="8.5"
            height={boys[at]! * 11}
            rx="1.5"
            fill="var(--bg)"
            stroke="var(--ink)"
            strokeWidth="1.4"
          />
          <DrawingText x={x(at) + 9.5} y={168}>
            {from + at}
          </DrawingText>
        </g>
      ))}
      <g transform="translate(28 190)">
        <rect x="0" y="-10" width="10" height="10" rx="2" fill="var(--accent)" />
        <DrawingText x={16} y={0} at="start">
          {m.guide_drawing_growth_girls()}
        </DrawingText>
        <rect x="90" y="-9.3" width="9" height="9" rx="2" fill="var(--bg)" stroke="var(--ink)" strokeWidth="1.4" />
        <DrawingText x={106} y={0} at="start">
          {m.guide_drawing_growth_boys()}
        </DrawingText>
        <DrawingText x={326} y={0} at="end">
          {m.guide_drawing_growth_age()}
        </DrawingText>
      </g>
    </Drawing>
  )
}
