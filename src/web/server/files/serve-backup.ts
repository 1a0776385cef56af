import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import type { Context } from 'hono'
import { shopStamp } from '#kit/clock.ts'
import { findSessionUser } from '#shop/identity/sessions/find-session-user.ts'
import { findBackup } from '#flows/system/find-backup.ts'
import { actsAsStaff } from '#web/shell/access/require-staff.server.ts'

/** Streams a backup of any size to the admin who proved who they are when it was made, as long as the file is kept. */
export async function serveBackup(c: Context) {
  const { person } = await findSessionUser(c.req.raw.headers)
  const isAdmin = person && (await actsAsStaff(person))
  const backup = isAdmin ? await findBackup(new URL(c.req.url).searchParams, person.id) : undefined
  if (!backup) return c.text('not found', 404)
  return new Response(Readable.toWeb(createReadStream(backup.path)) as unknown as BodyInit, {
    headers: {
      'Content-Type': 'application/gzip',
      'Content-Length': String(backup.bytes),
      'Content-Disposition': `attachment; filename="luot-${shopStamp(backup.at)}.gz"`,
      'Cache-Control': 'no-store',
    },
  })
}
