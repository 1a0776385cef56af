import { data, redirect } from 'react-router'
import { saveSheet, type SheetFault } from '#flows/save-sheet.ts'
import { db } from '#platform/db.server.ts'
import { spokenLocale } from '#platform/request.server.ts'
import { levelLabel } from '#shop/catalogue/labels.server.ts'
import { countProductRows } from '#shop/inventory/count-product-rows.ts'
import { countSheetRows, listSheetRows, listSheetRowsOf, sheetRowsPerPage } from '#shop/inventory/list-sheet-rows.ts'
import { Notice } from '#ui/notice.tsx'
import { pageMeta } from '#web/chrome/page-meta.ts'
import { m } from '#words/messages.js'
import { adminContext } from '../../admin-gate.server.ts'
import { Outcome } from '../../form/outcome.tsx'
import { PageHead } from '../../frame/page-head.tsx'
import { Pager } from '../../table/pager.tsx'
import { pageWithin } from '../../table/pages.ts'
import { allLevels, askedProducts } from '../asked-products.ts'
import { NoGoods } from '../no-goods.tsx'
import { isNarrowed, ProductSearch } from '../product-search.tsx'
import { readPlaces } from '../read-products.ts'
import { textsIn } from '../typed-product.ts'
import { readSheet } from './read-sheet.ts'
import { viewRow } from './read-rows.ts'
import { SheetKeys } from './sheet-keys.tsx'
import { Sheet } from './sheet.tsx'
import type { Route } from './+types/sheet-page.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.sheet_title() })

export async function loader({ url }: Route.LoaderArgs) {
  const locale = spokenLocale()
  const asked = askedProducts(url.searchParams)
  const [rows, places] = await Promise.all([countSheetRows(db, asked), readPlaces(db, locale)])
  const pages = pageWithin(url.searchParams.get('page'), rows, sheetRowsPerPage)
  const saved = Number(url.searchParams.get('saved'))
  const shown = await listSheetRows(db, locale, { ...asked, page: pages.page })
  return {
    asked,
    places,
    pages,
    levels: allLevels.map((value) => ({ value, label: levelLabel(value, locale) })),
    rows: shown.map((row) => viewRow(row, locale)),
    isFirst: rows === 0 && (await countProductRows(db, asked)).all === 0,
    saved: Number.isSafeInteger(saved) && saved > 0 ? saved : null,
  }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData()
  const { rows, errors, note } = readSheet(form)
  if (Object.keys(errors).length) return wrong(form, errors)
  const { actor } = context.get(adminContext)
  const { changed, faults } = rows.length ? await saveSheet(db, actor, { rows, note }) : { changed: 0, faults: [] }
  if (faults.length) return wrong(form, errorsOf(faults), faults)
  const search = new URLSearchParams(url.searchParams)
  search.delete('saved')
  if (changed) search.set('saved', String(changed))
  return redirect(`/admin/products/sheet?${search}`, 303)
}

const errorsOf = (faults: SheetFault[]) =>
  Object.fromEntries(
    faults.map(({ variantId, part, refusal }) => [`${part}.${variantId}`, refusal.say(spokenLocale())]),
  )

/** What was refused is shown beside what stands there now, so that whoever saves again has seen it. */
async function wrong(form: FormData, errors: Record<string, string>, faults: SheetFault[] = []) {
  const locale = spokenLocale()
  const now = await listSheetRowsOf(
    db,
    locale,
    faults.map(({ variantId }) => variantId),
  )
  const answer = { intent: 'save', errors, values: textsIn(form), now: now.map((row) => viewRow(row, locale)) }
  return data(answer, { status: 422 })
}

export default function SheetPage({ loaderData, actionData }: Route.ComponentProps) {
  const { asked, places, pages, levels, rows, isFirst, saved } = loaderData
  const isFiltered = isNarrowed(asked)
  return (
    <>
      <PageHead back={{ to: '/admin/products', label: m.goods_title() }} title={m.sheet_title()} note={m.sheet_intro()}>
        <SheetKeys />
      </PageHead>
      <div className="grid gap-5">
        {actionData ? (
          <Notice tone="error" title={m.sheet_refused()}>
            {m.sheet_refused_text()}
          </Notice>
        ) : (
          <Outcome done={saved ? m.sheet_saved({ count: saved }) : undefined} />
        )}
        <div className="rounded-sm border border-line bg-surface">
          <ProductSearch {...{ asked, places, levels }} />
          {rows.length ? (
            <>
              <Sheet key={JSON.stringify([asked, pages.page])} rows={rows} answer={actionData} />
              <Pager {...pages} />
            </>
          ) : (
            <NoGoods
              isFirst={isFirst && !isFiltered && !asked.status}
              isFiltered={isFiltered}
              all="/admin/products/sheet"
            />
          )}
        </div>
      </div>
    </>
  )
}
