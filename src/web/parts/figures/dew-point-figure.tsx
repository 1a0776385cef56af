import { m } from '#words/messages.js'
import { Drawing, DrawingText } from './drawing.tsx'

/** The Magnus formula over water. */
function dewPoint(celsius: number, humidity: number) {
  const gamma = Math.log(humidity / 100) + (17.62 * celsius) / (243.12 + celsius)
  return (243.12 * gamma) / (17.62 - gamma)
}

const rooms = [30, 25, 20]
/** The two rooms that the articles mention. */
const description = [
  { room: 30, humidity: 75 },
  { room: 20, humidity: 90 },
]

const left = 34
const right = 296
const x = (humidity: number) => left + ((humidity - 40) / 60) * (right - left)
const y = (celsius: number) => 178 - celsius * 5

/** The temperature below which steel gets wet, by temperature and humidity of the room. */
export function DewPointFigure() {
  return (
    <Drawing
      viewBox="0 0 360 222"
      label={m.guide_drawing_dew_label({
        rooms: description
          .map(({ room, humidity }) =>
            m.guide_drawing_dew_told({ room, humidity, point: Math.round(dewPoint(room, humidity)) }),
          )
          .join('; '),
      })}
      caption={m.guide_drawing_dew_caption()}
    >
      {[0, 10, 20, 30].map((celsius) => (
        <g key={celsius}>
          <path d={`M${left} ${y(celsius)}H${right}`} stroke="var(--line)" strokeWidth="1" />
          <DrawingText x={left - 8} y={y(celsius) + 4} at="end">
            {celsius}°
          </DrawingText>
        </g>
      ))}
      {[40, 60, 80, 100].map((humidity) => (
        <DrawingText key={humidity} x={x(humidity)} y={198}>
          {humidity}%
        </DrawingText>
      ))}
      <DrawingText x={left - 26} y={14} at="start">
        {m.guide_drawing_dew_point()}
      </DrawingText>
      <DrawingText x={(left + right) / 2} y={218}>
        {m.guide_drawing_dew_humidity()}
      </DrawingText>
      {rooms.map((room) => (
        <g key={room}>
          <path
            d={`M${Array.from({ length: 13 }, (_, step) => 40 + step * 5)
              .map((humidity) => `${x(humidity).toFixed(1)} ${y(dewPoint(room, humidity)).toFixed(1)}`)
              .join('L')}`}
            stroke="var(--accent)"
            strokeWidth="1.8"
          />
          <DrawingText x={right + 8} y={y(room) + 4} at="start" tone="accent" strong>
            {`${room} °C`}
          </DrawingText>
        </g>
      ))}
      {description.map(({ room, humidity }) => {
        const point = dewPoint(room, humidity)
        return (
          <g key={room}>
            <path
              d={`M${x(humidity)} ${y(0)}V${y(point)}H${left}`}
              stroke="var(--line-strong)"
              strokeWidth="1"
              strokeDasharray="3 3"
            />
            <circle cx={x(humidity)} cy={y(point)} r="4" fill="var(--ink)" />
            <DrawingText x={x(humidity) - 8} y={y(point) - 8} at="end" tone="ink" strong>
              {Math.round(point)}°
            </DrawingText>
          </g>
        )
      })}
    </Drawing>
  )
}
