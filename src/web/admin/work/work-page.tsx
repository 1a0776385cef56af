import { data, redirect } from 'react-router'
import { shopDay } from '#kit/clock.ts'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { countWorkOrderRows, listWorkOrderRows } from '#shop/work/list-work-order-rows.ts'
import { workOrderViews } from '#shop/work/work-order-views.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import type { Answer } from '#web/admin-kit/form/answer.ts'
import { pageWithin } from '#web/admin-kit/list/list-params.ts'
import { defineList } from '#web/admin-kit/list/define-list.tsx'
import type { Route } from './+types/work-page.ts'
import { workOrderDoneWords } from './work-order-done-words.ts'
import { workOrderIntents } from './work-forms.ts'
import { workOrderActions } from './work-order-actions.ts'
import { WorkOrderCard } from './work-order-card.tsx'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.workshop_admin() })

const perPage = 25

export async function loader({ url }: Route.LoaderArgs) {
  const view = workOrderViews.find((one) => one === url.searchParams.get('view')) ?? 'to_do'
  const counts = await countWorkOrderRows(db)
  const pages = pageWithin(url.searchParams.get('page'), counts[view], perPage)
  const rows = await listWorkOrderRows(db, { view, page: pages.page, limit: perPage, locale: requestLocale() })
  return {
    view,
    counts,
    pages,
    rows,
    today: shopDay(new Date()),
    done: workOrderIntents.find((one) => one === url.searchParams.get('done')),
  }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await request.formData()
  const intent = workOrderIntents.find((one) => one === form.get('intent'))
  if (!intent) throw data(null, { status: 400 })
  const { actor } = context.get(adminContext)
  const answer = await workOrderActions[intent]({ db, actor, form })
  if (answer) return data<Answer>({ intent: `${intent}-${String(form.get('work'))}`, ...answer }, { status: 422 })
  const view = workOrderViews.find((one) => one === url.searchParams.get('view')) ?? 'to_do'
  return redirect(`/admin/work?view=${view}&done=${intent}`, 303)
}

export const shouldRevalidate = () => true

const viewWords = () => ({
  to_do: m.workshop_view_to_do(),
  waiting: m.workshop_view_waiting(),
  done: m.workshop_view_done(),
  over: m.workshop_view_over(),
})

export default defineList(({ loaderData: { view, counts, today, done }, actionData }: Route.ComponentProps) => ({
  title: m.workshop_admin(),
  note: m.workshop_admin_note(),
  answer: actionData,
  done: done && workOrderDoneWords[done](),
  tabs: {
    name: 'view',
    label: m.workshop_views(),
    current: view,
    of: workOrderViews.map((value) => ({ value, label: viewWords()[value], count: counts[value] })),
  },
  body: (rows) => (
    <ul>
      {rows.map((row) => (
        <WorkOrderCard key={row.work.id} row={row} today={today} answer={actionData} />
      ))}
    </ul>
  ),
  empty: { title: m.workshop_none_title(), text: m.workshop_none_text() },
}))
