import { createContext, type MiddlewareFunction } from 'react-router'
import { staff } from '#shop/identity/actor.ts'
import { findSessionUser, type User } from '#shop/identity/sessions/find-session-user.ts'
import { addCookies } from '#web/shell/session/add-cookies.server.ts'
import { redirectTo } from '#web/shell/access/redirect-to.server.ts'
import { signInPath } from '#web/shell/access/sign-in-path.ts'

export type SignedInCustomer = User & { actor: string }

/** The signed-in customer. The guard sets it before any loader or action behind it runs. */
export const customerContext = createContext<SignedInCustomer>()

/** Guards personal pages: others are sent to sign in or to give their second factor, and come back. Adds the renewed session cookie. */
export const customerGuard: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { person, cookies, owesSecondFactor } = await findSessionUser(request.headers)
  if (!person) throw redirectTo(signInPath(request, { owesSecondFactor }))
  context.set(customerContext, { ...person, actor: staff(person.id) })
  return addCookies(await next(), cookies)
}
