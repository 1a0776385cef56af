import { createContext, redirect, type MiddlewareFunction } from 'react-router'
import { staff } from '#shop/identity/actor.ts'
import { findPerson, type Person } from '#shop/identity/find-person.ts'
import { addCookies } from '#web/chrome/add-cookies.server.ts'
import { askedPath } from '#web/chrome/asked-path.ts'

export type Customer = Person & { actor: string }

/** Whose page this is; set by the gate before any loader or action behind it runs. */
export const customerContext = createContext<Customer>()

/** Screens of one signed-in person: others are sent to sign in, or to give their second factor, and come back; the renewed cookie goes along. */
export const customerGate: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { person, cookies, owesSecondFactor } = await findPerson(request.headers)
  const goal = `next=${encodeURIComponent(askedPath(request))}`
  if (!person) throw redirect(`/auth${owesSecondFactor ? '/two-factor' : ''}?${goal}`)
  context.set(customerContext, { ...person, actor: staff(person.id) })
  return addCookies(await next(), cookies)
}
