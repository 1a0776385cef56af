import { db } from '#platform/db.server.ts'
import { findPerson } from '#shop/identity/find-person.ts'
import { hasRole } from '#shop/identity/role-check.ts'
import type { Me } from './me.ts'

/** Who is signed in here: asked by pages that are the same for everyone (SPEC 7, get session). */
export async function loader({ request }: { request: Request }) {
  const { person, cookies } = await findPerson(request.headers)
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  if (!person) return Response.json({ me: null }, { headers })
  const { id, name, email, image } = person
  const [isAdmin, isModerator] = [await hasRole(db, id, 'admin'), await hasRole(db, id, 'moderator')]
  const me: Me = { id, name, email, image, isAdmin, isModerator }
  return Response.json({ me }, { headers })
}
