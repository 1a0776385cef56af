import { db } from '#platform/postgres/db.server.ts'
import { findWardCandidateViews } from '#web/shell/places/find-ward-candidate-views.server.ts'

/** The wards of today for an address of before July 2025; the same for everyone. */
export async function loader({ request }: { request: Request }) {
  const params = new URL(request.url).searchParams
  const province = params.get('province') ?? ''
  const candidates = await findWardCandidateViews(db, {
    text: params.get('typed') ?? '',
    province: /^\d{2}$/.test(province) ? province : undefined,
  })
  return Response.json(candidates, { headers: { 'Cache-Control': 'public, max-age=3600' } })
}
