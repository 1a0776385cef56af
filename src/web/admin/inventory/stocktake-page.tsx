import { data, Form, redirect } from 'react-router'
import { inputOf } from '#kit/declare-fields.ts'
import { orRefusal } from '#kit/refusal.ts'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { isUuid } from '#shop/catalogue/is-uuid.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { answerTo, type Answer } from '#web/admin-kit/form/answer.ts'
import { Outcome } from '#web/admin-kit/form/outcome.tsx'
import { SubmitButton } from '#web/admin-kit/form/submit-button.tsx'
import { formatChange, formatCount } from '#web/admin-kit/page/format-count.ts'
import { PageHead } from '#web/admin-kit/page/page-head.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { ListBox } from '#web/admin-kit/list/define-list.tsx'
import { isStocktakeIntent, type StocktakeIntent } from './stocktake-intent.ts'
import { stocktakeActions } from './stocktake-actions.ts'
import { StocktakeSheet } from './stocktake-sheet.tsx'
import { StocktakeTag } from './stocktake-tag.tsx'
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
  return { count, done: url.searchParams.get('done') }
}

export async function action({ request, params, context, url }: Route.ActionArgs) {
  const form = await request.formData()
  const intent = form.get('intent')
  if (!isStocktakeIntent(intent) || !isUuid(params.id)) throw data(null, { status: 400 })
  const { actor } = context.get(adminContext)
  const { done, refusal } = await orRefusal(stocktakeActions[intent]({ db, actor, id: params.id, form }))
  if (refusal) return data<Answer>({ intent, refusal: refusal.say(requestLocale()) }, { status: 422 })
  if (done) return data<Answer>({ intent, ...done }, { status: 422 })
  const next = new URLSearchParams(url.searchParams)
  next.set('done', intent)
  return redirect(`/admin/inventory/counts/${params.id}?${next}`, 303)
}

export const shouldRevalidate = () => true

const doneWords: Record<StocktakeIntent, (count: StocktakeView) => string> = {
  sheet: () => m.stock_count_done_count(),
  scan: () => m.stock_count_done_count(),
  close: ({ stocktake }) => m.stock_count_done_close({ count: formatCount(stocktake.differing) }),
  drop: () => m.stock_count_done_drop(),
}

export default function StocktakePage({ loaderData: { count, done }, actionData }: Route.ComponentProps) {
  const { stocktake, text, pages, rows } = count
  const isOpen = stocktake.state === 'open'
  return (
    <>
      <PageHead
        back={{ to: '/admin/inventory/counts', label: m.stock_counts_title() }}
        title={stocktake.note}
        tags={<StocktakeTag state={stocktake.state} />}
      />
      <div className="grid gap-5">
        <Outcome answer={actionData} done={isStocktakeIntent(done) ? doneWords[done](count) : undefined} />
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_23.5rem]">
          <ListBox found={{ rows, pages, query: { text } }} list={sheetOf(count, actionData)} />
          {isOpen && (
            <div className="grid gap-5">
              <ScanPanel answer={actionData} />
              <ClosePanel count={count} answer={actionData} />
            </div>
          )}
        </div>
      </div>
    </>
  )
}

function sheetOf({ stocktake, show, text, pages }: StocktakeView, answer?: Answer) {
  const isOpen = stocktake.state === 'open'
  return {
    title: stocktake.note,
    tabs: {
      name: 'show',
      label: m.stock_count_by(),
      current: show,
      of: [
        ...(isOpen ? [{ value: null, label: m.stock_count_show_all(), count: pages.rows }] : []),
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
      />
    ),
    empty: { text: m.stock_count_empty() },
  }
}

function ScanPanel({ answer }: { answer?: Answer }) {
  const { errors, values } = answerTo(answer, 'scan')
  return (
    <Panel title={m.stock_count_scan()}>
      <Form method="post" className="grid gap-3">
        <Field label={m.stock_count_scan()} labelHidden hint={m.stock_count_scan_hint()} error={errors.lines}>
          <TextArea {...inputOf(countFields.lines)} rows={4} spellCheck={false} defaultValue={values.lines} />
        </Field>
        <div>
          <SubmitButton intent="scan" busyText={m.admin_busy()} variant="outline">
            {m.stock_count_scan_do()}
          </SubmitButton>
        </div>
      </Form>
    </Panel>
  )
}

function ClosePanel({ count: { stocktake }, answer }: { count: StocktakeView; answer?: Answer }) {
  const { errors } = answerTo(answer, 'close')
  return (
    <Panel title={m.stock_count_close()}>
      <p>
        {m.stock_count_close_text({ count: formatCount(stocktake.differing), pieces: formatChange(stocktake.pieces) })}
      </p>
      <Form method="post" noValidate className="mt-3 grid gap-3">
        <Field label={m.stock_count_close_agree()} labelHidden error={errors.agree}>
          <Checkbox name="agree" value="yes" label={m.stock_count_close_agree()} />
        </Field>
        <div>
          <SubmitButton intent="close" busyText={m.admin_busy()}>
            {m.stock_count_close()}
          </SubmitButton>
        </div>
      </Form>
      <Form method="post" className="mt-3">
        <SubmitButton intent="drop" busyText={m.admin_busy()} variant="quiet">
          {m.stock_count_drop()}
        </SubmitButton>
      </Form>
    </Panel>
  )
}
