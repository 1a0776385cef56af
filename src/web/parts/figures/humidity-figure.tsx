import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { Drawing, DrawingText } from './drawing.tsx'

/** Mean relative humidity of Hồ Chí Minh City by month, per cent (docs/reference/skating.md 5). */
const humidity = [69, 68, 68, 70, 76, 80, 80, 81, 82, 83, 78, 73]
/** Months of the damp spells in the north, February to April. */
const damp = { from: 1, to: 3 }

const x = (month: number) => 44 + month * 27.5
const y = (percent: number) => 168 - (percent - 60) * 5.6

/** The humidity of the air over the year. */
export function HumidityFigure() {
  const spelled = new Intl.DateTimeFormat(getLocale(), { month: 'long', timeZone: 'UTC' })
  const short = new Intl.DateTimeFormat(getLocale(), { month: 'narrow', timeZone: 'UTC' })
  const named = (format: Intl.DateTimeFormat, month: number) => format.format(Date.UTC(2026, month, 1))
  return (
    <Drawing
      viewBox="0 0 360 214"
      label={m.guide_drawing_humidity_label({
        months: humidity.map((percent, month) => `${named(spelled, month)} ${percent} %`).join(', '),
      })}
      caption={m.guide_drawing_humidity_caption()}
    >
      <rect
        x={x(damp.from) - 13}
        y="26"
        width={x(damp.to) - x(damp.from) + 26}
        height={y(60) - 26}
        rx="4"
        fill="var(--accent-soft)"
      />
      <DrawingText x={(x(damp.from) + x(damp.to)) / 2} y={44} tone="accent" strong>
        {m.guide_drawing_humidity_damp()}
      </DrawingText>
      {[60, 70, 80, 90].map((percent) => (
        <g key={percent}>
          <path d={`M34 ${y(percent)}H354`} stroke="var(--line)" strokeWidth="1" />
          <DrawingText x={28} y={y(percent) + 4} at="end">
            {percent}%
          </DrawingText>
        </g>
      ))}
      <path
        d={`M${humidity.map((percent, month) => `${x(month)} ${y(percent).toFixed(1)}`).join('L')}`}
        stroke="var(--ink)"
        strokeWidth="1.8"
      />
      {humidity.map((percent, month) => (
        <g key={month}>
          <circle
            cx={x(month)}
            cy={y(percent)}
            r="4"
            fill={percent < 80 ? 'var(--bg)' : 'var(--ink)'}
            stroke="var(--ink)"
            strokeWidth="1.8"
          />
          <DrawingText x={x(month)} y={188}>
            {named(short, month)}
          </DrawingText>
        </g>
      ))}
      <DrawingText x={354} y={209} at="end">
        {m.guide_drawing_humidity_month()}
      </DrawingText>
    </Drawing>
  )
}
