import { data, redirect } from 'react-router'
import { saveSheet, type SheetRowError } from '#flows/catalogue/save-sheet.ts'
import { db } from '#platform/postgres/db.server.ts'
import type { Conflict } from '#platform/forms/merge-fields.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { levelLabel } from '#shop/catalogue/attributes/labels.server.ts'
import { countProductRows } from '#shop/inventory/lists/count-product-rows.ts'
import {
  countSheetRows,
  listSheetRows,
  listSheetRowsOf,
  sheetRowsPerPage,
  type SheetRow,
} from '#shop/inventory/lists/list-sheet-rows.ts'
import { Notice } from '#ui/notice.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { pageWithin } from '#web/admin-kit/list/list-params.ts'
import { allLevels, readProductParams } from '../read-product-params.ts'
import { noProducts } from '#web/admin-kit/states/no-products.tsx'
import { defineList } from '#web/admin-kit/list/define-list.tsx'
import { productFilters } from '../product-filters.ts'
import { readTaxonomy } from '../read-products.ts'
import { productTextsIn } from '../typed-product.ts'
import { readSheet, sentIds } from './read-sheet.ts'
import { viewSheetRow } from './read-rows.ts'
import { SheetKeys } from './sheet-keys.tsx'
import { SheetGrid } from './sheet-grid.tsx'
import type { Route } from './+types/sheet-page.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.product_sheet_title() })

export async function loader({ url }: Route.LoaderArgs) {
  const locale = requestLocale()
  const query = readProductParams(url.searchParams)
  const [rows, taxonomy] = await Promise.all([countSheetRows(db, query), readTaxonomy(db, locale)])
  const pages = pageWithin(url.searchParams.get('page'), rows, sheetRowsPerPage)
  const saved = Number(url.searchParams.get('saved'))
  const shown = await listSheetRows(db, locale, { ...query, page: pages.page })
  return {
    query,
    taxonomy,
    pages,
    levels: allLevels.map((value) => ({ value, label: levelLabel(value, locale) })),
    rows: shown.map((row) => viewSheetRow(row, locale)),
    isFirst: rows === 0 && (await countProductRows(db, query)).all === 0,
    saved: Number.isSafeInteger(saved) && saved > 0 ? saved : null,
  }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData()
  const now = await listSheetRowsOf(db, requestLocale(), sentIds(form))
  const facts = new Map(now.map((row) => [row.variantId, viewSheetRow(row, requestLocale()).facts]))
  const { rows, errors, conflicts, was, note } = readSheet(form, facts)
  const changed = { form, now, was }
  if (conflicts.length) return rejectedSheet(changed, { ...errors, ...theirs(conflicts) }, conflicts)
  if (Object.keys(errors).length) return rejectedSheet(changed, errors)
  const { actor } = context.get(adminContext)
  const saved = rows.length ? await saveSheet(db, actor, { rows, note }) : { changed: 0, errors: [] }
  if (saved.errors.length) return rejectedSheet(changed, errorsOf(saved.errors))
  const search = new URLSearchParams(url.searchParams)
  search.delete('saved')
  if (saved.changed) search.set('saved', String(saved.changed))
  return redirect(`/admin/products/sheet?${search}`, 303)
}

const errorsOf = (faults: SheetRowError[]) =>
  Object.fromEntries(
    faults.map(({ variantId, part, refusal }) => [`${part}.${variantId}`, refusal.say(requestLocale())]),
  )

/** The value that somebody else saved, as a message at the cell. */
const theirs = (conflicts: Conflict[]) =>
  Object.fromEntries(
    conflicts.map(({ name, theirs: value }) => [
      name,
      m.product_sheet_cell_theirs({ value: value || m.admin_editor_empty() }),
    ]),
  )

type Changed = { form: FormData; now: SheetRow[]; was: Record<string, string> }

/** Rejected cells are shown beside the values saved now. */
function rejectedSheet({ form, now, was }: Changed, errors: Record<string, string>, conflicts: Conflict[] = []) {
  const rows = now.map((row) => viewSheetRow(row, requestLocale()))
  return data({ intent: 'save', errors, values: productTextsIn(form), now: rows, was, conflicts }, { status: 422 })
}

export default defineList(({ loaderData, actionData }: Route.ComponentProps) => ({
  title: m.product_sheet_title(),
  note: m.product_sheet_intro(),
  back: { to: '/admin/products', label: m.product_admin_title() },
  actions: <SheetKeys />,
  done: !actionData && loaderData.saved && m.product_sheet_saved({ count: loaderData.saved }),
  above: actionData && !actionData.conflicts.length && (
    <Notice tone="error" title={m.product_sheet_refused()}>
      {m.product_sheet_refused_text()}
    </Notice>
  ),
  search: m.product_admin_search(),
  keptParams: ['status'],
  filters: productFilters(loaderData),
  body: (rows) => (
    <SheetGrid key={JSON.stringify([loaderData.query, loaderData.pages.page])} rows={rows} answer={actionData} />
  ),
  empty: (isFiltered) =>
    noProducts({ isFirst: loaderData.isFirst && !isFiltered && !loaderData.query.status, isFiltered }),
}))
