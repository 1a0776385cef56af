import { db } from '#platform/postgres/db.server.ts'
import { findWardCandidateViews } from '#web/shell/places/find-ward-candidate-views.server.ts'

/** The wards of today for an address of before July 2025; the same for everyone. */
export async function loader({ request }: { request: Request }) {
  const asked = new URL(request.url).searchParams
  const province = asked.get('province') ?? ''
  const heirs = await findWardCandidateViews(db, {
    text: asked.get('typed') ?? '',
    province: /^\d{2}$/.test(province) ? province : undefined,
  })
  return Response.json(heirs, { headers: { 'Cache-Control': 'public, max-age=3600' } })
}
