import { useId, type ReactNode } from 'react'
import { tableClass } from './table-class.tsx'
import { textOfNode, type DocumentNode } from './document.ts'

export type ShowBlocks = (nodes?: DocumentNode[]) => ReactNode
type Props = { node: DocumentNode; show: ShowBlocks }

/** A table of a document. On phones it scrolls in its own box, or each row becomes a card if its cells are long. */
export function ArticleTable({ node, show }: Props) {
  const captionId = useId()
  const rows = node.content ?? []
  const hasHead = rows.length > 1 && isHead(rows[0]!)
  const labels = hasHead ? (rows[0]!.content ?? []).map(textOfNode) : []
  const isCards = node.attrs?.phones === 'cards' && hasHead
  const caption = node.attrs?.caption
  return (
    <div
      role={isCards ? undefined : 'region'}
      aria-labelledby={!isCards && caption ? captionId : undefined}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard user scrolls it with the arrow keys
      tabIndex={isCards ? undefined : 0}
      className="scrolls-sideways my-8"
    >
      <table
        className={tableClass(
          isCards ? 'cards' : (rows[0]?.content ?? []).length > maxPhoneColumns ? 'scrolls' : 'fits',
        )}
      >
        {caption && (
          <caption id={captionId} className="pb-3 text-left type-label text-ink">
            {caption}
          </caption>
        )}
        {hasHead && (
          <thead className={isCards ? 'max-sm:sr-only' : undefined}>
            <Row row={rows[0]!} show={show} scope="col" />
          </thead>
        )}
        <tbody>
          {(hasHead ? rows.slice(1) : rows).map((row, at) => (
            <Row key={at} row={row} show={show} scope="row" labels={isCards ? labels : undefined} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Up to this many short columns fit side by side on a phone; wider ones scroll. */
const maxPhoneColumns = 5

const isHead = (row: DocumentNode) => (row.content ?? []).every((cell) => cell.type === 'tableHeader')

type RowProps = { row: DocumentNode; show: ShowBlocks; scope: 'col' | 'row'; labels?: string[] }

const Row = ({ row, show, scope, labels }: RowProps) => (
  <tr>
    {(row.content ?? []).map((cell, at) => {
      const spans = { colSpan: spanOf(cell, 'colspan'), rowSpan: spanOf(cell, 'rowspan') }
      return cell.type === 'tableHeader' ? (
        <th key={at} scope={scope} {...spans}>
          {show(cell.content)}
        </th>
      ) : (
        <td key={at} data-label={labels?.[at]} {...spans}>
          {show(cell.content)}
        </td>
      )
    })}
  </tr>
)

const spanOf = (cell: DocumentNode, name: 'colspan' | 'rowspan') => {
  const wide = Number(cell.attrs?.[name] ?? 1)
  return wide > 1 ? wide : undefined
}
