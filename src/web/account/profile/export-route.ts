import { shopDay } from '#kit/clock.ts'
import { exportUserData } from '#flows/export-person.ts'
import { db } from '#platform/db.server.ts'
import { customerContext } from '../customer-gate.server.ts'
import type { Route } from './+types/export-route.ts'
import { notFound } from './own-or-404.server.ts'

/** All that the shop holds of the person, as one file, at once (Law 91/2025: the right to one's data). */
export async function loader({ context }: Route.LoaderArgs) {
  const held = await exportUserData(db, context.get(customerContext).id)
  if (!held) throw notFound()
  return new Response(JSON.stringify(held, null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="luot-${shopDay(new Date())}.json"`,
      'Cache-Control': 'no-store',
    },
  })
}
