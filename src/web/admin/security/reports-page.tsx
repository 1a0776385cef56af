import { Form, redirect } from 'react-router'
import { db } from '#platform/postgres/db.server.ts'
import { clearCspReports } from '#shop/security/clear-csp-reports.ts'
import { countCspReports, listCspReports, reportsPerPage } from '#shop/security/list-csp-reports.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { SubmitButton } from '#web/admin-kit/form/submit-button.tsx'
import { pageWithin } from '#web/admin-kit/list/list-params.ts'
import { defineList } from '#web/admin-kit/list/define-list.tsx'
import type { Route } from './+types/reports-page.ts'
import { reportColumns, ReportCard } from './report-columns.tsx'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.security_csp_title() })

export async function loader({ url: { searchParams } }: Route.LoaderArgs) {
  const counted = await countCspReports(db)
  const directive = counted.find((one) => one.directive === searchParams.get('directive'))?.directive ?? null
  const all = counted.reduce((sum, { n }) => sum + n, 0)
  const found = directive ? counted.find((one) => one.directive === directive)!.n : all
  const pages = pageWithin(searchParams.get('page'), found, reportsPerPage)
  return {
    counted,
    all,
    directive,
    pages,
    rows: await listCspReports(db, { directive, page: pages.page }),
    isDone: searchParams.has('done'),
  }
}

export async function action({ context }: Route.ActionArgs) {
  await clearCspReports(db, context.get(adminContext).actor)
  return redirect('/admin/security/reports?done=1', 303)
}

export const shouldRevalidate = () => true

export default defineList(({ loaderData: { counted, all, directive, isDone } }: Route.ComponentProps) => ({
  title: m.security_csp_title(),
  listTitle: m.security_csp_title(),
  note: m.security_csp_note(),
  back: { to: '/admin/security', label: m.security_monitor_title() },
  actions: all > 0 && (
    <Form method="post">
      <SubmitButton intent="clear" busyText={m.admin_busy()} variant="outline">
        {m.security_csp_clear()}
      </SubmitButton>
    </Form>
  ),
  done: isDone && m.security_csp_cleared(),
  columns: reportColumns(),
  card: ReportCard,
  tabs:
    all > 0
      ? {
          name: 'directive',
          label: m.security_csp_by_directive(),
          current: directive,
          all,
          of: counted.map((one) => ({ value: one.directive, label: one.directive, count: one.n })),
        }
      : undefined,
  empty: { title: m.security_csp_none_title(), text: m.security_csp_none_text() },
}))
