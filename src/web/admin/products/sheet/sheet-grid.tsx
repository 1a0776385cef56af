import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Form, Link, useSubmit } from 'react-router'
import { ProductName } from '#shop/catalogue/texts/product-name.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { m } from '#words/messages.js'
import { Conflicts } from '#web/admin-kit/form/conflicts.tsx'
import type { SheetRowView } from './read-rows.ts'
import { SheetBar } from './sheet-bar.tsx'
import { sheetColumns } from './sheet-cells.ts'
import { cellKeyOf } from './sheet-edits.ts'
import { partLabels, SheetGridRow } from './sheet-grid-row.tsx'
import { useGrid } from './use-grid.ts'
import { useHistory, type SheetAnswer, type TypedRow } from './use-history.ts'

/** Keyboard and mouse editing on wide screens; phones get cards with plain fields. */
const wide = '(min-width: 56.25rem)'
const useWide = () =>
  useSyncExternalStore(
    (notify) => {
      const media = window.matchMedia(wide)
      media.addEventListener('change', notify)
      return () => media.removeEventListener('change', notify)
    },
    () => window.matchMedia(wide).matches,
    () => false,
  )

/** Prices and stock of a page of variants as a spreadsheet. With scripts only changed cells are sent, without them the whole form. */
export function SheetGrid({ rows: loaded, answer }: { rows: SheetRowView[]; answer?: SheetAnswer }) {
  const form = useRef<HTMLFormElement>(null)
  const submit = useSubmit()
  const hydrated = useHydrated()
  const isGrid = useWide() && hydrated
  const history = useHistory(loaded, answer)
  const { rows } = history
  const grid = useGrid(history, isGrid, () => requestAnimationFrame(() => form.current?.requestSubmit()))
  const { active, area, draft } = grid
  const firstError = findFirstError(rows)

  useEffect(() => {
    const asks = answer?.conflicts.length ? 'main [data-conflicts]' : 'main table [aria-invalid=true]'
    if (answer) document.querySelector<HTMLElement>(asks)?.focus()
  }, [answer])

  function send(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (firstError) return grid.moveTo(firstError)
    const sent = changesOf(rows, new FormData(event.currentTarget))
    if (sent) void submit(sent, { method: 'post' })
  }

  return (
    <Form ref={form} method="post" noValidate onSubmit={send}>
      <div className="px-4 pb-4 empty:hidden md:px-5">
        <Conflicts conflicts={answer?.conflicts} labels={cellLabels(rows)} />
      </div>
      <table
        {...grid.handlers}
        {...(isGrid && { role: 'grid', 'aria-multiselectable': true, 'aria-rowcount': rows.length + 1 })}
        aria-label={m.product_sheet_title()}
        className="w-full border-collapse text-[0.9375rem] leading-[1.4] max-md:block"
      >
        <SheetHead isGrid={isGrid} />
        {products(rows).map(({ first, members }) => (
          <tbody key={first.productId} role={isGrid ? 'rowgroup' : undefined} className="max-md:block">
            <ProductHead product={first} isGrid={isGrid} />
            {members.map(({ row, at }) => {
              const isIn = isGrid && at >= area.top && at <= area.bottom
              return (
                <SheetGridRow
                  key={row.variantId}
                  row={row}
                  at={at}
                  isGrid={isGrid}
                  active={active.row === at ? active.col : null}
                  draft={active.row === at ? draft : null}
                  left={isIn ? area.left : null}
                  right={isIn ? area.right : null}
                  isLast={at === area.bottom}
                />
              )
            })}
          </tbody>
        ))}
      </table>
      <SheetBar
        {...{ history, grid, hydrated, firstError }}
        note={{ typed: answer?.values.note, error: answer?.errors.note }}
      />
    </Form>
  )
}

/** Labels of the cells by column and variant. */
const cellLabels = (rows: TypedRow[]) =>
  Object.fromEntries(
    rows.flatMap(({ variantId, name, choice, sku }) =>
      sheetColumns.map((part) => [cellKeyOf(part, variantId), `${partLabels()[part]} · ${name} ${choice || sku}`]),
    ),
  )

const SheetHead = ({ isGrid }: { isGrid: boolean }) => (
  <thead role={isGrid ? 'rowgroup' : undefined} className="max-md:hidden">
    <tr role={isGrid ? 'row' : undefined}>
      <Head isGrid={isGrid} id="col-item" className="pl-5 text-left">
        {m.admin_list_choice()}
      </Head>
      {sheetColumns.map((part) => (
        <Head
          key={part}
          isGrid={isGrid}
          id={`col-${part}`}
          className={
            part === 'from' || part === 'until'
              ? 'w-40 text-left'
              : part === 'stock'
                ? 'w-28 text-right'
                : 'w-36 text-right'
          }
        >
          {partLabels()[part]}
        </Head>
      ))}
    </tr>
  </thead>
)

/** The row above the variants of a product, with a link to its editor. */
const ProductHead = ({ product, isGrid }: { product: TypedRow; isGrid: boolean }) => (
  <tr role={isGrid ? 'row' : undefined} className="border-t border-line bg-sunken max-md:block">
    <th
      scope="rowgroup"
      role={isGrid ? 'rowheader' : undefined}
      colSpan={sheetColumns.length + 1}
      className="px-4 py-1 text-left font-[560] max-md:block md:px-5"
    >
      <Link
        to={`/admin/products/${product.productId}/edit`}
        className="inline-flex min-h-9 items-center text-ink underline-offset-4 hover:underline"
      >
        <ProductName name={product.name} />
      </Link>
    </th>
  </tr>
)

type HeadProps = { isGrid: boolean; id: string; className: string; children: string }

const Head = ({ isGrid, id, className, children }: HeadProps) => (
  <th
    scope="col"
    role={isGrid ? 'columnheader' : undefined}
    id={id}
    className={`type-label sticky top-14 z-[2] border-y border-line bg-surface px-2.5 py-2.5 whitespace-nowrap text-muted ${className}`}
  >
    {children}
  </th>
)

/** Variants grouped by product, each with its row number on the page. */
const products = (rows: TypedRow[]) =>
  [
    ...Map.groupBy(
      rows.map((row, at) => ({ row, at })),
      ({ row }) => row.productId,
    ).values(),
  ].map((members) => ({
    first: members[0]!.row,
    members,
  }))

function findFirstError(rows: TypedRow[]) {
  const row = rows.findIndex((one) => Object.keys(one.faults).length > 0)
  return row < 0 ? undefined : { row, col: sheetColumns.findIndex((part) => rows[row]!.faults[part]) }
}

/** The form without unchanged cells. */
function changesOf(rows: TypedRow[], form: FormData): FormData | undefined {
  const changed = rows.filter((row) => row.changed > 0)
  if (!changed.length) return
  const sent = new FormData()
  sent.set('intent', 'save')
  sent.set('note', String(form.get('note') ?? ''))
  for (const [name, value] of form) if (name.startsWith('merge.')) sent.set(name, value)
  for (const { variantId, was, cells, changedParts } of changed) {
    sent.set(`was.${variantId}`, was)
    for (const part of changedParts) sent.set(cellKeyOf(part, variantId), cells[part])
  }
  return sent
}
