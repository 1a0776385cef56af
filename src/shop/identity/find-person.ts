import { auth } from './auth.server.ts'

/** Who is signed in, as far as a page needs to know. */
export type Person = {
  id: string
  name: string
  email: string
  image: string | null
  locale: 'vi' | 'en'
  sessionId: string
  signedInAt: Date
}

/** The signed-in person and the cookies that renew the session; a session that still owes its second factor is nobody's. */
export async function findPerson(headers: Headers): Promise<{ person?: Person; cookies: string[] }> {
  const { headers: answered, response } = await auth.api.getSession({ headers, returnHeaders: true })
  const cookies = answered.getSetCookie()
  if (!response) return { cookies }
  const { user, session } = response
  if (user.twoFactorEnabled && !session.secondFactorAt) return { cookies }
  return {
    cookies,
    person: {
      id: user.id,
      name: user.name,
      email: user.email,
      image: user.image ?? null,
      locale: user.locale === 'en' ? 'en' : 'vi',
      sessionId: session.id,
      signedInAt: session.createdAt,
    },
  }
}
