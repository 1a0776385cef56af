import { createContext, redirect, type MiddlewareFunction } from 'react-router'
import { env } from '#platform/env.server.ts'
import { staff } from '#shop/identity/actor.ts'
import { findPerson } from '#shop/identity/find-person.ts'
import { addCookies } from '#web/chrome/add-cookies.server.ts'
import { askedPath } from '#web/chrome/asked-path.ts'
import { insistOnRole } from '#web/chrome/insist-on-role.server.ts'

export type Admin = { id: string; name: string; email: string; actor: string }

/** Who works here; set by the gate before any loader or action under /admin runs. */
export const adminContext = createContext<Admin>()

/**
 * SPEC 4, admin gate: nobody signed in → the admin sign-in; not an admin → home; role unreadable → retry screen; an admin passes.
 * Who has two-factor gave it in this session or is nobody; in live mode an admin without it turns it on first (PRODUCT 2).
 */
export const adminGate: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { person, cookies, owesSecondFactor } = await findPerson(request.headers)
  const goal = `next=${encodeURIComponent(askedPath(request))}`
  if (owesSecondFactor) throw redirect(`/auth/two-factor?mode=admin&${goal}`)
  if (!person) throw redirect(`/auth?mode=admin&notice=admin-needed&${goal}`)
  await insistOnRole(request, person.id, 'admin')
  if (env.SHOP_MODE === 'live' && !person.hasTwoFactor) throw redirect('/profile/security?notice=two-factor-needed')
  const { id, name, email } = person
  context.set(adminContext, { id, name, email, actor: staff(id) })
  return addCookies(await next(), cookies)
}
