import { m } from '#words/messages.js'
import { Drawing, DrawingText } from './drawing.tsx'

/** Months by line and for blades (docs/reference/skating.md 7.1). */
const periods = [
  { name: () => 'Premium', months: 12, look: 'brass' },
  { name: () => 'Sport', months: 6, look: 'red' },
  { name: () => 'Classic', months: 3, look: 'accent' },
  { name: m.guide_drawing_warranty_blade, months: 6, look: 'line-strong' },
]
/** The example: after two months the pair spends three weeks in the workshop. */
const before = 2
const weeksInRepair = 3
const repairMonths = (weeksInRepair * 12) / 52
const sport = 6

const x = (months: number) => 78 + months * 22

/** How long each product is under warranty, and how a repair extends it. */
export const WarrantyFigure = () => (
  <Drawing
    viewBox="0 0 360 226"
    label={m.guide_drawing_warranty_label({
      periods: periods.map(({ name, months }) => `${name()} ${months}`).join(', '),
      weeks: weeksInRepair,
    })}
    caption={m.guide_drawing_warranty_caption()}
  >
    {[0, 3, 6, 9, 12].map((months) => (
      <g key={months}>
        <path d={`M${x(months)} 8V200`} stroke="var(--line)" strokeWidth="1" />
        <DrawingText x={x(months)} y={220}>
          {months}
        </DrawingText>
      </g>
    ))}
    <DrawingText x={0} y={220} at="start">
      {m.guide_drawing_warranty_months()}
    </DrawingText>
    {periods.map(({ name, months, look }, at) => (
      <g key={look}>
        <DrawingText x={0} y={24 + at * 30} at="start" tone="ink" strong>
          {name()}
        </DrawingText>
        <rect x={x(0)} y={12 + at * 30} width={x(months) - x(0)} height="15" rx="4" fill={`var(--${look})`} />
      </g>
    ))}
    <rect x={x(0)} y="134" width="264" height="22" fill="var(--bg)" />
    <DrawingText x={x(0)} y={152} at="start" tone="ink" strong>
      {m.guide_drawing_warranty_repaired({ weeks: weeksInRepair })}
    </DrawingText>
    <DrawingText x={0} y={178} at="start" tone="ink" strong>
      Sport
    </DrawingText>
    <rect x={x(0)} y="166" width={x(before) - x(0)} height="15" rx="4" fill="var(--red)" />
    <rect
      x={x(before) + 1}
      y="166.7"
      width={x(repairMonths) - x(0) - 2}
      height="13.6"
      rx="3"
      fill="var(--bg)"
      stroke="var(--line-strong)"
      strokeDasharray="3 3"
      strokeWidth="1.4"
    />
    <rect x={x(before + repairMonths)} y="166" width={x(sport - before) - x(0)} height="15" rx="4" fill="var(--red)" />
  </Drawing>
)
