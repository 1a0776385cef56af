import { env } from '#platform/env.server.ts'
import { db } from '#platform/postgres/db.server.ts'
import { countEmails, listEmails, emailRowsPerPage } from '#shop/notifications/emails/list-emails.ts'
import { shownEmailStates } from '#shop/notifications/email-state.ts'
import { Notice } from '#ui/notice.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { pageWithin } from '#web/admin-kit/list/list-params.ts'
import { defineList } from '#web/admin-kit/list/define-list.tsx'
import { readEmailParams } from './read-email-params.ts'
import { EmailCard, emailColumns } from './email-columns.tsx'
import { emailLooks } from './email-words.ts'
import type { Route } from './+types/emails-page.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.email_log_title() })

export async function loader({ url }: Route.LoaderArgs) {
  const query = readEmailParams(url.searchParams)
  const counts = await countEmails(db, query)
  const rows = query.state ? counts.byState[query.state] : counts.all
  const pages = pageWithin(url.searchParams.get('page'), rows, emailRowsPerPage)
  const outbox = env.SMTP_URL ? null : env.SHOP_MODE
  return { query, counts, pages, outbox, rows: await listEmails(db, query, pages.page) }
}

export default defineList(({ loaderData: { query, counts, outbox } }: Route.ComponentProps) => ({
  title: m.email_log_title(),
  links: [
    { to: '/admin/emails/texts', label: m.email_wording_title() },
    { to: '/admin/emails/preview', label: m.email_log_previews() },
  ],
  above: outbox && (
    <Notice tone="warning">{outbox === 'demo' ? m.email_log_outbox_demo() : m.email_log_outbox()}</Notice>
  ),
  columns: emailColumns(),
  card: EmailCard,
  tabs: {
    name: 'state',
    label: m.email_log_by_state(),
    current: query.state,
    all: counts.all,
    of: shownEmailStates.map((state) => ({
      value: state,
      label: emailLooks[state].words(),
      count: counts.byState[state],
    })),
  },
  search: m.email_log_search(),
  keptParams: ['kind'],
  empty: (isNarrowed) =>
    isNarrowed || query.state || query.kind
      ? {
          title: m.email_log_unmatched_title(),
          text: m.email_log_unmatched_text(),
          showAll: m.email_log_show_all(),
        }
      : { title: m.email_log_none_title(), text: m.email_log_none_text() },
}))
