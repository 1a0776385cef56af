import { Outlet } from 'react-router'
import { db } from '#platform/db.server.ts'
import { env } from '#platform/env.server.ts'
import { countByState } from '#shop/orders/queries.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { MeProvider } from '#web/chrome/me-provider.tsx'
import styles from './admin.css?url'
import { AdminFrame } from './frame/admin-frame.tsx'
import { AdminTrouble } from './frame/admin-trouble.tsx'
import { adminContext, adminGate } from './admin-gate.server.ts'
import type { Route } from './+types/admin-layout.ts'

/** After the sheet of the shop, which it completes. */
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const middleware: Route.MiddlewareFunction[] = [adminGate]

export async function loader({ context }: Route.LoaderArgs) {
  const { name } = context.get(adminContext)
  const [settings, orders] = [await findSettings(db), await countByState(db)]
  return { person: name, shop: settings.name, demo: env.SHOP_MODE === 'demo', toConfirm: orders.placed ?? 0 }
}

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  return (
    <MeProvider>
      <AdminFrame {...loaderData}>
        <Outlet />
      </AdminFrame>
    </MeProvider>
  )
}

/** Inside the frame whenever its own loader got through; the gate's trouble stands alone. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (!loaderData) return <AdminTrouble error={error} alone />
  return (
    <AdminFrame {...loaderData}>
      <AdminTrouble error={error} />
    </AdminFrame>
  )
}
