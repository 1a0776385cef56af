import { Link } from 'react-router'
import { Table } from '#ui/table.tsx'
import { formatCount } from '#web/admin-kit/page/format-count.ts'

/** `to`: link to the records behind the step, if there are any. */
type StepBar = { key: string; name: string; count: number; cells: (string | null)[]; to?: string }

type Props = { caption: string; heads: string[]; first: string; steps: StepBar[] }

/** Steps of a funnel, each with its number and a bar of that length. */
export function StepBars({ caption, heads, first, steps }: Props) {
  const most = Math.max(1, ...steps.map(({ count }) => count))
  return (
    <Table
      caption={caption}
      captionHidden
      phones="scroll"
      className="[--table-ground:var(--surface)]"
      head={
        <tr>
          <th scope="col">{first}</th>
          {heads.map((head) => (
            <th key={head} scope="col" className="end">
              {head}
            </th>
          ))}
        </tr>
      }
    >
      {steps.map(({ key, name, count, cells, to }) => (
        <tr key={key}>
          <th scope="row" className="w-full min-w-36">
            {to ? (
              <Link to={to} className="link">
                {name}
              </Link>
            ) : (
              <span className="text-ink">{name}</span>
            )}
            <span aria-hidden className="mt-1.5 block h-2 rounded-sm bg-sunken">
              <span className="block h-full rounded-sm bg-accent" style={{ width: `${(count / most) * 100}%` }} />
            </span>
          </th>
          <td className="end font-semibold text-ink">{formatCount(count)}</td>
          {cells.map((words, nth) => (
            <td key={heads[nth + 1]} className="end whitespace-nowrap">
              {words ?? '–'}
            </td>
          ))}
        </tr>
      ))}
    </Table>
  )
}
