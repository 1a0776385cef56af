import { createContext, type MiddlewareFunction } from 'react-router'
import { findSessionUser, type User } from '#shop/identity/sessions/find-session-user.ts'
import { addCookies } from '../session/add-cookies.server.ts'

/** The signed-in user; undefined for visitors, who are welcome too. */
export const readerContext = createContext<User | undefined>(undefined)

/** Lets everyone in, sets the reader, and adds the renewed session cookie to the answer. */
export const readerGuard: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { person, cookies } = await findSessionUser(request.headers)
  context.set(readerContext, person)
  return addCookies(await next(), cookies)
}
