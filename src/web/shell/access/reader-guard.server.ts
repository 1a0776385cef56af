import { createContext, type MiddlewareFunction } from 'react-router'
import { findSessionUser, type User } from '#shop/identity/sessions/find-session-user.ts'
import { addCookies } from '../session/add-cookies.server.ts'

/** Who is reading, where visitors are welcome too. */
export const readerContext = createContext<User | undefined>(undefined)

/** Lets everyone in, says who it is, and takes the renewed session along. */
export const readerGuard: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { person, cookies } = await findSessionUser(request.headers)
  context.set(readerContext, person)
  return addCookies(await next(), cookies)
}
