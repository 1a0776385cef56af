import { data, Form, Link, redirect } from 'react-router'
import { z } from 'zod'
import { formatDateTime } from '#kit/clock.ts'
import { inputOf } from '#kit/field.ts'
import { db } from '#platform/postgres/db.server.ts'
import { textOf } from '#platform/forms/field-schema.ts'
import {
  countStocktakes,
  listStocktakes,
  stocktakesPerPage,
  type StocktakeRow,
} from '#shop/inventory/stocktakes/list-stocktakes.ts'
import { openStocktake } from '#shop/inventory/stocktakes/open-stocktake.ts'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { SubmitButton } from '#web/admin-kit/form/submit-button.tsx'
import { actorWords } from '#web/admin-kit/page/actor-words.ts'
import { formatChange, formatCount } from '#web/admin-kit/page/format-count.ts'
import { PageHead } from '#web/admin-kit/page/page-head.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { Pager } from '#web/admin-kit/list/pager.tsx'
import { pageWithin } from '#web/admin-kit/list/pages.ts'
import { RowTable, type Column } from '#web/admin-kit/list/row-table.tsx'
import { StocktakeTag } from './stocktake-tag.tsx'
import type { Route } from './+types/stocktakes-page.ts'
import { stocktakeFields } from './inventory-fields.ts'
import { readForm } from '#web/admin-kit/form/read-form.ts'
import type { Answer } from '#web/admin-kit/form/answer.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.stock_counts_title() })

export async function loader({ url }: Route.LoaderArgs) {
  const pages = pageWithin(url.searchParams.get('page'), await countStocktakes(db), stocktakesPerPage)
  return { id: crypto.randomUUID(), pages, rows: await listStocktakes(db, pages.page) }
}

const opening = z.object({
  id: z.uuid(),
  note: textOf(stocktakeFields.note, { min: 3, missing: () => m.admin_error_reason() }),
})

export async function action({ request, context }: Route.ActionArgs) {
  const { value, rejected } = readForm(opening, await request.formData())
  if (rejected) return data<Answer>({ intent: 'open', ...rejected }, { status: 422 })
  await openStocktake(db, context.get(adminContext).actor, value)
  return redirect(`/admin/inventory/counts/${value.id}`, 303)
}

export default function StocktakesPage({ loaderData: { id, pages, rows }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        back={{ to: '/admin/inventory', label: m.admin_inventory() }}
        title={m.stock_counts_title()}
        note={m.stock_counts_note()}
      />
      <div className="grid gap-5">
        <Panel title={m.stock_count_begin()}>
          <Form method="post" noValidate className="flex flex-wrap items-start gap-3">
            <input type="hidden" name="id" value={id} />
            <Field
              label={m.stock_count_name()}
              hint={m.stock_count_name_hint()}
              error={actionData?.errors?.note}
              className="min-w-0 flex-[1_1_18rem]"
            >
              <TextInput {...inputOf(stocktakeFields.note)} defaultValue={actionData?.values?.note} />
            </Field>
            <span className="pt-7.5">
              <SubmitButton intent="open" busyText={m.admin_busy()}>
                {m.stock_count_begin()}
              </SubmitButton>
            </span>
          </Form>
        </Panel>
        <div className="rounded-sm border border-line bg-surface">
          {rows.length ? (
            <>
              <RowTable
                caption={m.stock_counts_title()}
                columns={columns()}
                rows={rows}
                rowKey={(row) => row.id}
                card={CountCard}
              />
              <Pager {...pages} />
            </>
          ) : (
            <p className="px-4 py-6 text-muted md:px-5">{m.stock_counts_none()}</p>
          )}
        </div>
      </div>
    </>
  )
}

const Name = ({ id, note }: StocktakeRow) => (
  <Link to={`/admin/inventory/counts/${id}`} className="link -my-2 inline-flex min-h-9 items-center font-semibold">
    {note}
  </Link>
)

const columns = (): Column<StocktakeRow>[] => [
  { key: 'note', head: m.stock_count_name(), cell: (row) => <Name {...row} /> },
  { key: 'state', head: m.admin_column_state(), cell: (row) => <StocktakeTag state={row.state} /> },
  { key: 'counted', head: m.stock_count_counted(), end: true, cell: (row) => formatCount(row.counted) },
  { key: 'differing', head: m.stock_count_differing(), end: true, cell: (row) => formatCount(row.differing) },
  { key: 'pieces', head: m.stock_count_pieces(), end: true, cell: (row) => formatChange(row.pieces) },
  {
    key: 'time',
    head: m.admin_column_time(),
    className: 'whitespace-nowrap pl-6 normal-nums',
    cell: (row) => formatDateTime(row.closedAt ?? row.openedAt, getLocale()),
  },
  { key: 'actor', head: m.admin_column_actor(), cell: (row) => actorWords(row) },
]

const CountCard = (row: StocktakeRow) => (
  <>
    <div className="flex items-start justify-between gap-3">
      <Name {...row} />
      <StocktakeTag state={row.state} />
    </div>
    <p className="text-ink">
      {m.stock_count_counted()} {formatCount(row.counted)} · {m.stock_count_differing()} {formatCount(row.differing)} ·{' '}
      {formatChange(row.pieces)}
    </p>
    <p className="type-small normal-nums text-muted">
      {formatDateTime(row.closedAt ?? row.openedAt, getLocale())} · {actorWords(row)}
    </p>
  </>
)
