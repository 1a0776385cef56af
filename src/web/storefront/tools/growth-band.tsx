import { decimal } from '#kit/decimal.ts'
import { Table } from '#ui/table.tsx'
import { m } from '#words/messages.js'
import { Drawing, DrawingText } from '#web/parts/figures/drawing.tsx'
import type { GrowthRow } from './growth-words.ts'

type Props = { rows: GrowthRow[]; longest: number; size: number }

const [left, right, top, bottom] = [34, 352, 14, 176]

/** The foot in the coming three years: a band between slow and fast, the usual line within it, and what the boot takes. */
export function GrowthBand({ rows, longest, size }: Props) {
  const last = rows.at(-1)!
  const least = Math.floor((Math.min(rows[0]!.usual, longest) - 2) / 5) * 5
  const maxMonths = Math.ceil((Math.max(last.fast, longest) + 2) / 5) * 5
  const x = (months: number) => left + (months / last.months) * (right - left)
  const y = (mm: number) => bottom - ((mm - least) / (maxMonths - least)) * (bottom - top)
  const line = (of: (row: GrowthRow) => number, all = rows) =>
    all.map((row) => `${x(row.months).toFixed(1)} ${y(of(row)).toFixed(1)}`).join('L')
  const step = maxMonths - least > 40 ? 20 : maxMonths - least > 20 ? 10 : 5
  const ticks = Array.from({ length: Math.floor((maxMonths - least) / step) + 1 }, (_, nth) => least + nth * step)
  return (
    <>
      <Drawing
        viewBox="0 0 360 216"
        label={m.tool_growth_figure({
          now: decimal(rows[0]!.usual),
          slow: decimal(last.slow),
          usual: decimal(last.usual),
          fast: decimal(last.fast),
          months: last.months,
          longest: decimal(longest),
          size,
        })}
        caption={m.tool_growth_figure_caption()}
      >
        {ticks.map((mm) => (
          <g key={mm}>
            <path d={`M${left} ${y(mm)}H${right}`} stroke="var(--line)" strokeWidth="1" />
            <DrawingText x={left - 6} y={y(mm) + 4} at="end">
              {mm}
            </DrawingText>
          </g>
        ))}
        <path
          d={`M${line(({ fast }) => fast)}L${line(({ slow }) => slow, rows.toReversed())}Z`}
          fill="var(--accent-soft)"
          stroke="var(--accent)"
          strokeWidth="1"
        />
        <path d={`M${line(({ usual }) => usual)}`} stroke="var(--accent)" strokeWidth="2.4" />
        <path d={`M${left} ${y(longest)}H${right}`} stroke="var(--ink)" strokeWidth="1.8" strokeDasharray="6 4" />
        <DrawingText x={right} y={y(longest) + (y(longest) < bottom - 20 ? 15 : -6)} at="end" tone="ink" strong>
          {m.tool_growth_limit({ size })}
        </DrawingText>
        {rows.map(({ months }) => (
          <DrawingText key={months} x={x(months)} y={bottom + 18}>
            {months}
          </DrawingText>
        ))}
        <DrawingText x={(left + right) / 2} y={bottom + 36}>
          {m.tool_growth_axis()}
        </DrawingText>
      </Drawing>
      <Table
        caption={m.tool_growth_table()}
        phones="scroll"
        className="[--table-ground:var(--bg)]"
        head={
          <tr>
            <th scope="col">{m.tool_growth_axis()}</th>
            <th scope="col">{m.tool_growth_slow()}</th>
            <th scope="col">{m.tool_growth_usual()}</th>
            <th scope="col">{m.tool_growth_fast()}</th>
            <th scope="col">{m.tool_growth_label()}</th>
          </tr>
        }
      >
        {rows.map(({ months, slow, usual, fast, label }) => (
          <tr key={months}>
            <th scope="row">{months}</th>
            <td>{decimal(slow)}</td>
            <td>{decimal(usual)}</td>
            <td>{decimal(fast)}</td>
            <td>{label}</td>
          </tr>
        ))}
      </Table>
    </>
  )
}
