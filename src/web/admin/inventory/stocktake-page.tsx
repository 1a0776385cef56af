import { useState } from 'react'
import { data, redirect } from 'react-router'
import { inputOf } from '#kit/declare-fields.ts'
import { orRefusal } from '#kit/refusal.ts'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { isUuid } from '#kit/is-uuid.ts'
import { Notice } from '#ui/notice.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { ActionForm } from '#web/admin-kit/form/action-form.tsx'
import { answerTo, type Answer } from '#web/admin-kit/form/answer.ts'
import { AreaField, TickField } from '#web/admin-kit/form/fields.tsx'
import { Outcome } from '#web/admin-kit/form/outcome.tsx'
import { UnsavedGuard } from '#web/admin-kit/form/unsaved-guard.tsx'
import { typedValues } from '#web/admin-kit/form/read-form.ts'
import { formatChange, formatCount } from '#web/admin-kit/page/format-count.ts'
import { PageHead } from '#web/admin-kit/page/page-head.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { ListBox } from '#web/admin-kit/list/define-list.tsx'
import { isStocktakeIntent, type StocktakeIntent } from './stocktake-intent.ts'
import { stocktakeActions } from './stocktake-actions.ts'
import { StocktakeSheet } from './stocktake-sheet.tsx'
import { StocktakeTag } from './stocktake-tag.tsx'
import { useTypedCounts } from './use-typed-counts.ts'
import { readStocktake, type StocktakeView, type StocktakeViewRow } from './read-stocktake.ts'
import type { Route } from './+types/stocktake-page.ts'
import { countFields } from './inventory-fields.ts'

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.count.stocktake.note ?? m.stock_counts_title() })

export async function loader({ params, url }: Route.LoaderArgs) {
  const count = isUuid(params.id)
    ? await readStocktake(db, requestLocale(), { id: params.id, params: url.searchParams })
    : undefined
  if (!count) throw data(null, { status: 404 })
  const [done, saved] = [url.searchParams.get('done'), url.searchParams.get('saved')]
  return { count, scanId: crypto.randomUUID(), done, saved, scanned: url.searchParams.get('scanned') }
}

export async function action({ request, params, context, url }: Route.ActionArgs) {
  const form = await request.formData()
  const intent = form.get('intent')
  if (!isStocktakeIntent(intent) || !isUuid(params.id)) throw data(null, { status: 400 })
  const { actor } = context.get(adminContext)
  const { done, refusal } = await orRefusal(stocktakeActions[intent]({ db, actor, id: params.id, form }))
  if (refusal)
    return data<Answer>({ intent, refusal: refusal.say(requestLocale()), values: typedValues(form) }, { status: 422 })
  if (done) return data<Answer>({ intent, ...done }, { status: 422 })
  const next = new URLSearchParams(url.searchParams)
  next.set('done', intent)
  next.delete('saved')
  if (intent === 'sheet') next.set('saved', String(form.get('mark') ?? ''))
  if (intent === 'scan') next.set('scanned', String(form.get('id')))
  return redirect(`/admin/inventory/counts/${params.id}?${next}`, 303)
}

export const shouldRevalidate = () => true

const doneWords: Record<StocktakeIntent, (count: StocktakeView) => string> = {
  sheet: () => m.stock_count_done_count(),
  scan: () => m.stock_count_done_count(),
  close: ({ stocktake }) => m.stock_count_done_close({ count: formatCount(stocktake.differing) }),
  drop: () => m.stock_count_done_drop(),
}

export default function StocktakePage({
  loaderData: { count, scanId, done, saved, scanned },
  actionData,
}: Route.ComponentProps) {
  const counts = useTypedCounts(saved, actionData)
  const { stocktake, text, pages, rows } = count
  const isOpen = stocktake.state === 'open'
  return (
    <>
      <PageHead
        back={{ to: '/admin/inventory/counts', label: m.stock_counts_title() }}
        title={stocktake.note}
        tags={<StocktakeTag state={stocktake.state} />}
      />
      <UnsavedGuard isDirty={isOpen && counts.typed.size > 0} />
      <div className="grid gap-5">
        <Outcome answer={actionData} done={isStocktakeIntent(done) ? doneWords[done](count) : undefined} />
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_23.5rem]">
          <ListBox found={{ rows, pages, query: { text } }} list={sheetOf(count, counts, actionData)} />
          {isOpen && (
            <div className="grid gap-5">
              <ScanPanel key={scanned} newId={scanId} answer={actionData} />
              <ClosePanel count={count} unsaved={counts.typed.size} answer={actionData} />
            </div>
          )}
        </div>
      </div>
    </>
  )
}

type Counts = ReturnType<typeof useTypedCounts>

function sheetOf({ stocktake, show, text, pages, all }: StocktakeView, counts: Counts, answer?: Answer) {
  const isOpen = stocktake.state === 'open'
  return {
    title: stocktake.note,
    tabs: {
      name: 'show',
      label: m.stock_count_by(),
      current: show,
      of: [
        ...(isOpen ? [{ value: null, label: m.stock_count_show_all(), count: all }] : []),
        { value: 'differing', label: m.stock_count_differing(), count: stocktake.differing },
        { value: 'counted', label: m.stock_count_counted(), count: stocktake.counted },
      ],
    },
    search: m.admin_stock_search(),
    body: (rows: StocktakeViewRow[]) => (
      <StocktakeSheet
        key={`${stocktake.counted}-${pages.page}-${show}-${text}`}
        rows={rows}
        isOpen={isOpen}
        answer={answer}
        counts={counts}
      />
    ),
    empty: { text: m.stock_count_empty() },
  }
}

type ScanPanelProps = { newId: string; answer?: Answer }

/** Its id stays until its lines are counted: whoever sends them again after a lost answer sends the same form. */
function ScanPanel({ newId, answer }: ScanPanelProps) {
  const [id, setId] = useState(newId)
  const answeredId = answerTo(answer, 'scan').values.id
  if (answeredId && answeredId !== id) setId(answeredId)
  return (
    <Panel title={m.stock_count_scan()}>
      <ActionForm
        intent="scan"
        answer={answer}
        button={m.stock_count_scan_do()}
        variant="outline"
        className="grid gap-3"
      >
        <input type="hidden" name="id" value={id} />
        <AreaField
          {...inputOf(countFields.lines)}
          label={m.stock_count_scan()}
          labelHidden
          hint={m.stock_count_scan_hint()}
          rows={4}
          spellCheck={false}
        />
      </ActionForm>
    </Panel>
  )
}

type ClosePanelProps = { count: StocktakeView; unsaved: number; answer?: Answer }

const ClosePanel = ({ count: { stocktake }, unsaved, answer }: ClosePanelProps) => (
  <Panel title={m.stock_count_close()}>
    <p>
      {m.stock_count_close_text({ count: formatCount(stocktake.differing), pieces: formatChange(stocktake.pieces) })}
    </p>
    {unsaved > 0 ? (
      <Notice tone="warning" className="mt-3">
        {m.stock_count_close_unsaved({ count: formatCount(unsaved) })}
      </Notice>
    ) : (
      <ActionForm intent="close" answer={answer} button={m.stock_count_close()} className="mt-3 grid gap-3">
        <TickField name="agree" label={m.stock_count_close_agree()} />
      </ActionForm>
    )}
    <ActionForm intent="drop" answer={answer} button={m.stock_count_drop()} variant="quiet" className="mt-3" />
  </Panel>
)
