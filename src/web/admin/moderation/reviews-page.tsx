import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { countReviewRows, listReviewRows } from '#shop/reviews/moderation/list-review-rows.ts'
import { starWords } from '#shop/reviews/review-words.ts'
import { stars } from '#shop/reviews/review.ts'
import { moderationRowsPerPage } from '#shop/reviews/moderation/moderation-rows.ts'
import { listViews } from '#shop/views/list-views.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { pageWithin } from '#web/admin-kit/list/list-params.ts'
import { defineList } from '#web/admin-kit/list/define-list.tsx'
import { readReviewParams } from './moderation-params.ts'
import { moderateFromForm } from './moderate-from-form.server.ts'
import { ReviewCard, reviewColumns, reviewLabel } from './review-columns.tsx'
import { moderationList } from './moderation-list.tsx'
import type { Route } from './+types/reviews-page.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.moderation_admin_reviews() })

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readReviewParams(url.searchParams)
  const counts = await countReviewRows(db, query)
  const pages = pageWithin(url.searchParams.get('page'), counts[query.state ?? 'all'], moderationRowsPerPage)
  const rows = await listReviewRows(db, requestLocale(), { ...query, page: pages.page })
  const views = await listViews(db, context.get(adminContext).id, '/admin/reviews')
  return { query, counts, pages, rows, views }
}

export const action = async ({ request, context }: Route.ActionArgs) =>
  moderateFromForm('review', await request.formData(), context.get(adminContext).actor)

export default defineList((page: Route.ComponentProps) => ({
  ...moderationList(page, {
    none: { title: m.moderation_reviews_none(), text: m.moderation_reviews_none_text() },
    pick: reviewLabel,
  }),
  title: m.moderation_admin_reviews(),
  note: m.moderation_lead(),
  columns: reviewColumns(),
  card: ReviewCard,
  filters: {
    stars: {
      label: m.review_filter_stars(),
      any: m.moderation_any_stars(),
      options: stars.map((count) => ({ value: String(count), label: starWords(count) })),
    },
    pictures: {
      label: m.moderation_photos(),
      any: m.moderation_any_photos(),
      options: [{ value: 'yes', label: m.moderation_with_photos() }],
    },
    answered: {
      label: m.moderation_admin_answer(),
      any: m.moderation_any_answer(),
      options: [
        { value: 'no', label: m.moderation_unanswered() },
        { value: 'yes', label: m.moderation_answered() },
      ],
    },
  },
}))
