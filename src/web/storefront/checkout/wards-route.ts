import { db } from '#platform/postgres/db.server.ts'
import { wardOptions } from '#web/shell/places/place-options.server.ts'

/** Wards of a province for the address form; the same for everyone, and changed by law only. */
export async function loader({ params }: { params: { province?: string } }) {
  return Response.json(await wardOptions(db, params.province ?? ''), {
    headers: { 'Cache-Control': 'public, max-age=86400' },
  })
}
