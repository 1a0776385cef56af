import { data } from 'react-router'
import { exportUserDataByStaff } from '#flows/users/export-user-by-staff.ts'
import { shopDay } from '#kit/clock.ts'
import { db } from '#platform/postgres/db.server.ts'
import { shopFileName } from '#shop/papers/printed.ts'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import type { Route } from './+types/user-export-route.ts'

/** Exports a user's data on their behalf. It is a POST, because the audit log records who did it. */
export async function action({ params, context }: Route.ActionArgs) {
  const exported = await exportUserDataByStaff(db, context.get(adminContext).actor, { userId: params.id })
  if (!exported) throw data(null, { status: 404 })
  const file = shopFileName(`${shopDay(new Date())}-${params.id.slice(0, 8)}.json`)
  return new Response(JSON.stringify(exported, null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="${file}"`,
      'Cache-Control': 'no-store',
    },
  })
}
