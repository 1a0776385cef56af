import { decimal } from '#kit/decimal.ts'
import { girthBase } from '#shop/advisers/width.ts'
import { Table } from '#ui/table.tsx'
import { m } from '#words/messages.js'

/** From the smallest Classic to the largest (docs/reference/skating.md 1.6). */
export const everySize = Array.from({ length: 33 }, (_, at) => 150 + at * 5)

/** The lower limit of each width, in mm above the regular girth for the length. */
const from = [
  ['R', -6],
  ['W', 6],
  ['XW', 15],
] as const

/** Girths at which the widths begin, for a foot exactly as long as the label. */
export const WidthTable = () => (
  <Table
    caption={m.policy_widths()}
    phones="scroll"
    className="mt-8 [--table-ground:var(--bg)]"
    head={
      <tr>
        <th scope="col">{m.product_size_mm()}</th>
        <th scope="col">{m.policy_width_below({ width: 'N' })}</th>
        {from.map(([width]) => (
          <th key={width} scope="col">
            {m.policy_width_from({ width })}
          </th>
        ))}
      </tr>
    }
  >
    {everySize.map((mm) => (
      <tr key={mm}>
        <th scope="row">{mm}</th>
        <td>{decimal(girthBase(mm) - 6)}</td>
        {from.map(([width, over]) => (
          <td key={width}>{decimal(girthBase(mm) + over)}</td>
        ))}
      </tr>
    ))}
  </Table>
)
