import { data, redirect } from 'react-router'
import { z } from 'zod'
import { inputOf } from '#kit/declare-fields.ts'
import { db } from '#platform/postgres/db.server.ts'
import { textOf } from '#platform/forms/field-schema.ts'
import { countStocktakes, listStocktakes, stocktakesPerPage } from '#shop/inventory/stocktakes/list-stocktakes.ts'
import { openStocktake } from '#shop/inventory/stocktakes/open-stocktake.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { pageWithin } from '#web/admin-kit/list/list-params.ts'
import type { Route } from './+types/stocktakes-page.ts'
import { stocktakeFields } from './inventory-fields.ts'
import { readForm } from '#web/admin-kit/form/read-form.ts'
import { ActionForm } from '#web/admin-kit/form/action-form.tsx'
import type { Answer } from '#web/admin-kit/form/answer.ts'
import { LineField } from '#web/admin-kit/form/fields.tsx'
import { defineList } from '#web/admin-kit/list/define-list.tsx'
import { stocktakeColumns, StocktakeCard } from './stocktake-columns.tsx'

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

export default defineList(({ loaderData: { id }, actionData }: Route.ComponentProps) => ({
  title: m.stock_counts_title(),
  note: m.stock_counts_note(),
  back: { to: '/admin/inventory', label: m.admin_inventory() },
  above: <OpenPanel id={id} answer={actionData} />,
  columns: stocktakeColumns(),
  card: StocktakeCard,
  empty: { text: m.stock_counts_none() },
}))

const OpenPanel = ({ id, answer }: { id: string; answer?: Answer }) => (
  <Panel title={m.stock_count_begin()}>
    <ActionForm intent="open" answer={answer} button={m.stock_count_begin()} className="grid max-w-xl gap-4">
      <input type="hidden" name="id" value={id} />
      <LineField {...inputOf(stocktakeFields.note)} label={m.stock_count_name()} hint={m.stock_count_name_hint()} />
    </ActionForm>
  </Panel>
)
