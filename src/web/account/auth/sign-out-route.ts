import { redirect } from 'react-router'
import { auth } from '#shop/identity/auth.server.ts'

/** Ends the session on the server and leads to /auth (SPEC 4). */
export async function action({ request }: { request: Request }) {
  const answered = await auth.api.signOut({ headers: request.headers, asResponse: true })
  const headers = new Headers({ 'Clear-Site-Data': '"cache"' })
  for (const cookie of answered.headers.getSetCookie()) headers.append('Set-Cookie', cookie)
  return redirect('/auth', { headers })
}
