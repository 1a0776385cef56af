import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Db } from '#platform/postgres/db.server.ts'
import { readEnv, useEnv } from '#platform/env.server.ts'
import { system } from '#shop/identity/actor.ts'
import { addUser } from '#shop/identity/accounts/add-user.ts'
import { auth, openAuth } from '#shop/identity/auth.server.ts'
import { saveSkater } from '#shop/identity/skaters/save-skater.ts'
import type { ClosedShop } from './fresh-shop.ts'

export const userPassword = 'Truot-bang-2026!'

/** A customer with an account. */
export const addCustomer = (db: Db, email: string, name = 'Nguyễn Thị Lan') =>
  addUser(db, system, { email, name, password: userPassword, role: 'user', locale: 'vi' })

const unknown = { bornIn: null, sex: null, discipline: null, level: null, weightKg: null }

/** A skater of this customer, of whom only the name is known. */
export const addSkater = (
  db: Db,
  userId: string,
  { nickname, isChild = false }: { nickname: string; isChild?: boolean },
) => saveSkater(db, system, { userId, facts: { ...unknown, nickname, isChild }, parentAgrees: isChild, ip: null })

/** One more session of this user, as a sign-in creates it: the cookies of its browser. */
export const signInAt = (closed: Pick<ClosedShop, 'settings' | 'look'>, email: string, password = userPassword) =>
  closed.look(async (db) => {
    useEnv(readEnv({ DATA_DIR: closed.settings.DATA_DIR }))
    openAuth(db, readFileSync(join(closed.settings.DATA_DIR!, 'auth-secret'), 'utf8').trim())
    const { headers } = await auth.api.signInEmail({
      body: { email, password },
      headers: new Headers(),
      returnHeaders: true,
    })
    const pairs = headers.getSetCookie().map((line) => line.split(';')[0]!)
    return [...pairs, 'luot_in=1'].map((pair) => ({
      name: pair.slice(0, pair.indexOf('=')),
      value: pair.slice(pair.indexOf('=') + 1),
    }))
  })
export type Cookies = Awaited<ReturnType<typeof signInAt>>

export const cookieHeader = (cookies: Cookies) => cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
