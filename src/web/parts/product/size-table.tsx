import { sizeIn, type SizeSystem } from '#shop/catalogue/attributes/size-systems.ts'
import { labelForFoot, type BootDiscipline } from '#shop/catalogue/attributes/sizes.ts'
import { Table } from '#ui/table.tsx'
import { m } from '#words/messages.js'

const columns: [SizeSystem, () => string][] = [
  ['eu', () => 'EU'],
  ['vn', () => 'VN'],
  ['uk', () => 'UK'],
  ['us_men', m.product_us_men],
  ['us_women', m.product_us_women],
  ['us_child', m.product_us_child],
]

/** The sizes of one product in every system, with the feet they are made for when worn snug. */
export default function SizeTable({ sizes, discipline }: { sizes: number[]; discipline: BootDiscipline | null }) {
  const head = (
    <tr>
      <th scope="col">{m.product_size_mm()}</th>
      {discipline && <th scope="col">{m.product_foot_mm()}</th>}
      {columns.map(([key, name]) => (
        <th key={key} scope="col">
          {name()}
        </th>
      ))}
    </tr>
  )
  return (
    <Table
      caption={discipline ? m.product_size_table_note() : m.product_size_table()}
      captionHidden={!discipline}
      head={head}
      phones="scroll"
      className="[--table-ground:var(--surface)]"
    >
      {sizes.map((mm) => (
        <tr key={mm}>
          <th scope="row">{mm}</th>
          {discipline && <td>{feetOf(discipline, mm)}</td>}
          {columns.map(([key]) => (
            <td key={key}>{sizeIn(key, mm)}</td>
          ))}
        </tr>
      ))}
    </Table>
  )
}

/** The range of 5 mm of foot length for which this label is advised. */
function feetOf(discipline: BootDiscipline, label: number) {
  const longest = [...Array(16).keys()]
    .map((step) => label + 8 - step)
    .find((foot) => labelForFoot(discipline, foot) === label)!
  return `${longest - 4}–${longest}`
}
