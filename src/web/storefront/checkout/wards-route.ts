import { db } from '#platform/db.server.ts'
import { listWards } from '#shop/shipping/queries.ts'

/** Wards of a province for the address form; the same for everyone, and changed by law only. */
export async function loader({ params }: { params: { province?: string } }) {
  const wards = await listWards(db, params.province ?? '')
  return Response.json(
    wards.map(({ code, fullName }) => ({ value: code, label: fullName })),
    { headers: { 'Cache-Control': 'public, max-age=86400' } },
  )
}
