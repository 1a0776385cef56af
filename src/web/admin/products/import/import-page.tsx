import { data, redirect, Link, useRevalidator } from 'react-router'
import { orRefusal } from '#kit/refusal.ts'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { isUuid } from '#kit/is-uuid.ts'
import { importFields, workingStates, type Columns } from '#shop/imports/import.ts'
import { findImport, listRowErrors, type HeldImport } from '#shop/imports/queries.ts'
import { checkImport, runImport } from '#shop/imports/start-import.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { Outcome } from '#web/admin-kit/form/outcome.tsx'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import { PageHead } from '#web/admin-kit/page/page-head.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { RowErrorsPanel } from './row-errors-panel.tsx'
import { MatchForm } from './match-form.tsx'
import { importStateWords } from './import-state-words.ts'
import { ImportSummary } from './import-summary.tsx'
import { UploadForm } from './upload-form.tsx'
import type { Route } from './+types/import-page.ts'
import { buttonClass } from '#ui/button.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { useEffect } from 'react'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.import_title() })

const mostRowErrors = 20

async function importOr404(id: string) {
  const found = isUuid(id) ? await findImport(db, id) : undefined
  if (!found) throw data(null, { status: 404 })
  return found
}

export async function loader({ params }: Route.LoaderArgs) {
  const productImport = await importOr404(params.id)
  const rowErrors = workingStates.includes(productImport.state)
    ? []
    : await listRowErrors(db, productImport.id, mostRowErrors)
  const locale = requestLocale()
  return {
    productImport,
    nextId: crypto.randomUUID(),
    rowErrors: rowErrors.map(({ row, cells, reasons }) => ({
      row,
      sku: productImport.columns.sku === undefined ? '' : (cells[productImport.columns.sku] ?? ''),
      reasons: reasons.map((reason) => reason[locale]),
    })),
  }
}

export async function action({ request, params }: Route.ActionArgs) {
  const { id, head } = await importOr404(params.id)
  const form = await request.formData()
  const intent = String(form.get('intent'))
  if (intent !== 'check' && intent !== 'run') throw data(null, { status: 400 })
  const started = intent === 'check' ? checkImport(db, { id, columns: readColumns(form, head) }) : runImport(db, { id })
  const { refusal } = await orRefusal(started)
  if (refusal) return data({ intent, refusal: refusal.say(requestLocale()) }, { status: 422 })
  return redirect(`/admin/products/import/${id}`, 303)
}

const readColumns = (form: FormData, head: string[]): Columns =>
  Object.fromEntries(
    importFields.flatMap((field) => {
      const value = String(form.get(field) ?? '')
      return /^\d{1,3}$/.test(value) && Number(value) < head.length ? [[field, Number(value)]] : []
    }),
  )

export default function ImportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { productImport, rowErrors, nextId } = loaderData
  const { state, tally } = productImport
  const isWorking = workingStates.includes(state)
  const isOpen = state === 'matching' || state === 'checked'
  return (
    <>
      <PageHead
        back={{ to: '/admin/products/import', label: m.import_title() }}
        title={<span className="break-all">{productImport.name}</span>}
        note={`${importStateWords[state]()} · ${m.import_rows({ count: formatCount(productImport.rows) })} · ${productImport.encoding.toUpperCase()}`}
      />
      <div className="grid max-w-[64rem] gap-5">
        <Outcome answer={actionData} done={state === 'done' ? m.import_done_text() : undefined} />
        {isWorking && <Progress productImport={productImport} />}
        {(state === 'checked' || state === 'done') && <ImportSummary productImport={productImport} />}
        {rowErrors.length > 0 && <RowErrorsPanel id={productImport.id} rowErrors={rowErrors} count={tally.faulty} />}
        {isOpen && <MatchForm productImport={productImport} />}
        {state === 'done' && tally.faulty > 0 && (
          <Panel title={m.import_again()}>
            <p className="mb-4 text-muted">{m.import_again_text()}</p>
            <UploadForm id={nextId} like={productImport.id} />
          </Panel>
        )}
      </div>
    </>
  )
}

const everyMs = 1500

/** Progress of the import, which goes on even if nobody looks. */
function Progress({ productImport: { id, state, atRow, rows } }: { productImport: HeldImport }) {
  usePolling(everyMs)
  const hydrated = useHydrated()
  return (
    <Panel title={importStateWords[state]()}>
      <progress
        className="block h-2.5 w-full accent-(--accent)"
        max={rows}
        value={atRow}
        aria-label={importStateWords[state]()}
      />
      <p role="status" className="num mt-2 text-muted">
        {m.import_at({ at: formatCount(atRow), rows: formatCount(rows) })} {m.import_leave()}
      </p>
      {!hydrated && (
        <Link to={`/admin/products/import/${id}`} className={`${buttonClass({ variant: 'outline', size: 'sm' })} mt-3`}>
          {m.import_look()}
        </Link>
      )}
    </Panel>
  )
}

/** Reloads the page data while something is running (`isOn`); a hidden tab sends no requests. */
function usePolling(everyMs: number, isOn = true) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isOn) return
    const timer = setInterval(() => void (document.hidden || revalidate()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs, isOn, revalidate])
}
