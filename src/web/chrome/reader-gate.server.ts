import { createContext, type MiddlewareFunction } from 'react-router'
import { findPerson, type Person } from '#shop/identity/find-person.ts'
import { addCookies } from './add-cookies.server.ts'

/** Who is reading, where visitors are welcome too. */
export const readerContext = createContext<Person | undefined>(undefined)

/** Lets everyone in, says who it is, and takes the renewed session along. */
export const readerGate: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { person, cookies } = await findPerson(request.headers)
  context.set(readerContext, person)
  return addCookies(await next(), cookies)
}
