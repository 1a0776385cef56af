import { shopDay } from '#kit/clock.ts'
import { exportUserData } from '#flows/users/export-user.ts'
import { db } from '#platform/postgres/db.server.ts'
import { shopFileName } from '#shop/papers/printed.ts'
import { customerContext } from '#web/parts/account/customer-guard.server.ts'
import type { Route } from './+types/export-route.ts'
import { notFound } from '#web/parts/account/own-or-404.server.ts'

/** All data that the shop holds about the user, as one file at once (Law 91/2025: right of access). */
export async function loader({ context }: Route.LoaderArgs) {
  const exported = await exportUserData(db, context.get(customerContext).id)
  if (!exported) throw notFound()
  return new Response(JSON.stringify(exported, null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="${shopFileName(`${shopDay(new Date())}.json`)}"`,
      'Cache-Control': 'no-store',
    },
  })
}
