import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { countQuestionRows, listQuestionRows } from '#shop/reviews/moderation/list-question-rows.ts'
import { moderationRowsPerPage } from '#shop/reviews/moderation/moderation-rows.ts'
import { listViews } from '#shop/views/list-views.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { pageWithin } from '#web/admin-kit/list/list-params.ts'
import { defineList } from '#web/admin-kit/list/define-list.tsx'
import { readQuestionParams } from './moderation-params.ts'
import { moderateFromForm } from './moderate-from-form.server.ts'
import { QuestionCard, questionColumns, questionLabel } from './question-columns.tsx'
import { moderationList } from './moderation-list.tsx'
import type { Route } from './+types/questions-page.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.moderation_admin_questions() })

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readQuestionParams(url.searchParams)
  const counts = await countQuestionRows(db, query)
  const pages = pageWithin(url.searchParams.get('page'), counts[query.state ?? 'all'], moderationRowsPerPage)
  const rows = await listQuestionRows(db, requestLocale(), { ...query, page: pages.page })
  const views = await listViews(db, context.get(adminContext).id, '/admin/questions')
  return { query, counts, pages, rows, views }
}

export const action = async ({ request, context }: Route.ActionArgs) =>
  moderateFromForm('question', await request.formData(), context.get(adminContext).actor)

export default defineList((page: Route.ComponentProps) => ({
  ...moderationList(page, {
    none: { title: m.moderation_questions_none(), text: m.moderation_questions_none_text() },
    pick: questionLabel,
  }),
  title: m.moderation_admin_questions(),
  note: m.moderation_questions_note(),
  columns: questionColumns(),
  card: QuestionCard,
  filters: {
    answered: {
      label: m.moderation_admin_answer(),
      any: m.moderation_any_answer(),
      options: [
        { value: 'no', label: m.moderation_unanswered() },
        { value: 'yes', label: m.moderation_answered() },
      ],
    },
    pending: {
      label: m.moderation_customer_answers(),
      any: m.moderation_any_customer_answers(),
      options: [{ value: 'yes', label: m.moderation_pending_answers() }],
    },
  },
}))
