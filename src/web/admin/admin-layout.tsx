import { Outlet } from 'react-router'
import { countToConfirm } from '#flows/orders/count-to-confirm.ts'
import { db } from '#platform/postgres/db.server.ts'
import { env } from '#platform/env.server.ts'
import { countOpenInquiries } from '#shop/inquiries/queries.ts'
import { countOpenMoneyTasks } from '#shop/payments/matching/list-open-money.ts'
import { countReturnRows } from '#shop/returns/list-return-rows.ts'
import { countWaitingModeration } from '#shop/reviews/moderation/count-waiting-moderation.ts'
import { countAlarms } from '#shop/security/count-alarms.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { countLateWorkOrders } from '#shop/work/list-work-order-rows.ts'
import { MeProvider } from '#web/shell/session/me-provider.tsx'
import { Timed } from '#web/shell/reports/timed.tsx'
import styles from './admin.css?url'
import { AdminFrame } from '#web/admin-kit/frame/admin-frame.tsx'
import { AdminErrorScreen } from '#web/admin-kit/frame/admin-error-screen.tsx'
import { stayOnPage } from '#web/admin-kit/frame/stay-on-page.ts'
import { adminContext, adminGuard } from '#web/admin-kit/admin-guard.server.ts'
import type { Route } from './+types/admin-layout.ts'

/** Loaded after the stylesheet of the shop, which it extends. */
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const middleware: Route.MiddlewareFunction[] = [adminGuard]
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [stayOnPage]

export async function loader({ context }: Route.LoaderArgs) {
  const { name, areas } = context.get(adminContext)
  const settings = await findSettings(db)
  const money = await countOpenMoneyTasks(db)
  const { to_decide, to_settle } = await countReturnRows(db)
  const { reviews, questions, answers } = await countWaitingModeration(db)
  const openTasks = {
    returns: to_decide + to_settle,
    lateWork: await countLateWorkOrders(db),
    reviews,
    questions: questions + answers,
  }
  return {
    person: name,
    areas,
    shop: settings.name,
    demo: env.SHOP_MODE === 'demo',
    toConfirm: await countToConfirm(db),
    money,
    ...openTasks,
    inquiries: await countOpenInquiries(db),
    alarms: countAlarms().alarms,
  }
}

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  return (
    <MeProvider>
      <AdminFrame {...loaderData}>
        <Timed part="AdminPage">
          <Outlet />
        </Timed>
      </AdminFrame>
    </MeProvider>
  )
}

/** Errors of pages are shown inside the frame. If the layout's own loader failed, there is no data for the frame. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (!loaderData) return <AdminErrorScreen error={error} alone />
  return (
    <AdminFrame {...loaderData}>
      <AdminErrorScreen error={error} />
    </AdminFrame>
  )
}
