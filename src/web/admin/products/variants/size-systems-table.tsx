import { Table } from '#ui/table.tsx'
import { m } from '#words/messages.js'
import { Collapsible } from '#web/admin-kit/page/collapsible.tsx'
import type { OptionFields } from './read-variants.ts'

/** Sizes in millimetres with their names in other systems, in the order of size-systems.ts. */
export function SizeSystemsTable({ rows }: { rows: OptionFields['systems'] }) {
  const heads = [
    'mm',
    'EU',
    'VN',
    'UK',
    m.product_admin_us_men(),
    m.product_admin_us_women(),
    m.product_admin_us_child(),
  ]
  return (
    <Collapsible summary={m.product_admin_size_systems()} summaryClass="min-h-11 text-accent w-fit">
      <div className="max-w-160 overflow-x-auto rounded-sm border border-line px-3">
        <Table
          caption={m.product_admin_size_systems()}
          captionHidden
          head={
            <tr>
              {heads.map((head, at) => (
                <th key={head} scope="col" className={at ? 'end' : ''}>
                  {head}
                </th>
              ))}
            </tr>
          }
        >
          {rows.map(({ mm, sizes }) => (
            <tr key={mm}>
              <th scope="row" className="num text-ink">
                {mm}
              </th>
              {sizes.map((size, at) => (
                <td key={heads[at + 1]} className="end num">
                  {size}
                </td>
              ))}
            </tr>
          ))}
        </Table>
      </div>
    </Collapsible>
  )
}
