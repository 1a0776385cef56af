import { createContext, redirect, type MiddlewareFunction } from 'react-router'
import { staff } from '#shop/identity/actor.ts'
import { findPerson, type Person } from '#shop/identity/find-person.ts'

export type Customer = Person & { actor: string }

/** Whose page this is; set by the gate before any loader or action behind it runs. */
export const customerContext = createContext<Customer>()

/** Screens of one signed-in person: others are sent to sign in and come back; the renewed cookie goes along. */
export const customerGate: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { person, cookies } = await findPerson(request.headers)
  const { pathname, search } = new URL(request.url)
  const path = pathname.replace(/^\/en(?=\/|$)/, '').replace(/\.data$/, '') + search.replace(/[?&]_routes=[^&]*/, '')
  if (!person) throw redirect(`/auth?next=${encodeURIComponent(path)}`)
  context.set(customerContext, { ...person, actor: staff(person.id) })
  const response = await next()
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie)
  return response
}
