import { decimal } from '#kit/decimal.ts'
import { girthLimits } from '#shop/advisers/width.ts'
import { Table } from '#ui/table.tsx'
import { m } from '#words/messages.js'

/** From the smallest Classic to the largest (docs/reference/skating.md 1.6). */
export const everySize = Array.from({ length: 33 }, (_, at) => 150 + at * 5)

const wider = ['R', 'W', 'XW'] as const

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
        {wider.map((width) => (
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
        <td>{decimal(girthLimits(mm).R)}</td>
        {wider.map((width) => (
          <td key={width}>{decimal(girthLimits(mm)[width])}</td>
        ))}
      </tr>
    ))}
  </Table>
)
