import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { byTurns } from '#test/by-turns.ts'
import { opensPage } from '#web/admin-kit/admin-areas.ts'
import { access, type AccessLevel } from '#web/server/policy/access.ts'
import { forms, samplesOf } from './access-samples.ts'
import { addPacker, emailOf, addTestUsers, packerAreas, password, testUsers, type Role } from './test-users.ts'
import type { Answer } from './ask.ts'
import { builtRoutes } from './built-routes.ts'
import { freshShop, type ClosedShop } from './fresh-shop.ts'
import type { Shop } from './server.ts'
import { sameAs, signedIn } from './sign-in.ts'
import { visitor, type Visitor } from './visitor.ts'

let closed: ClosedShop
let shop: Shop
let customerId: string
let samples: Record<string, string>
const inside = new Map<Role, Visitor>()
beforeAll(async () => {
  closed = await freshShop('PostgreSQL')
  customerId = (await closed.look(addTestUsers)).customer!
  await closed.look(addPacker)
  shop = await closed.start({ LOG_LEVEL: 'silent' })
  await renewSamples()
})
afterAll(async () => {
  await shop?.stop()
  await closed?.clear()
})

/** Some routes delete what they act on. */
const renewSamples = async () => (samples = await samplesOf(closed, shop.url, customerId))

const roles: Role[] = ['visitor', 'packer', ...testUsers]
const rows = Object.entries(access).map(([id, [at, look, act]]) => ({ id, at, look, act }))

/** Routes for money, goods, people and keys: `npm test` checks these each time, the others by turns. */
const guardsMost = ({ at, act }: (typeof rows)[number]) =>
  act !== undefined &&
  /^\/(admin\/(orders\/\{|payments|returns\/\{|users|settings\/(keys|payments)|advanced\/backup|settlement)|orders\/|profile\/(security|erase))/.test(
    at,
  )
const share = byTurns(rows, 7, guardsMost)

/** A copy of the browser of a role as it was after its sign-in, so that one request changes nothing for the next. */
async function browserOf(role: Role) {
  if (role === 'visitor') return visitor(shop.url)
  if (!inside.has(role)) inside.set(role, await signedIn(shop.url, { email: emailOf(role), password }))
  return sameAs(inside.get(role)!, shop.url)
}

/** Some actions end the session of their sender; then the next request signs in again. */
async function noticeSignOut(role: Role) {
  const known = inside.get(role)
  if (known && (await sameAs(known, shop.url).get('/api/me')).text.includes('"me":null')) inside.delete(role)
}

const filled = (text: string) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (!samples[name]) throw new Error(`access.ts speaks of {${name}}: add it to test/process/access-samples.ts`)
    return samples[name]
  })

type Verdict = 'in' | 'sign-in' | 'admin-sign-in' | 'home' | 'not-there' | 'no-such-door' | `odd ${string}`

/** How a response treats the requester, in one word. */
function verdictOf({ status, headers, text }: Answer): Verdict {
  const to =
    headers.location ?? /SingleFetchRedirect[\s\S]*?"(\/[^"]*)"/.exec(text)?.[1]?.replaceAll('\\u0026', '&') ?? ''
  if (status === 401) return 'sign-in'
  if (/^(\/en)?\/auth\?mode=admin&/.test(to)) return 'admin-sign-in'
  if (/^(\/en)?\/auth\?next=/.test(to)) return 'sign-in'
  if (/notice=not-(admin|moderator|your-area)/.test(to)) return 'home'
  if (status === 404 || status === 403) return 'not-there'
  if (status === 405) return 'no-such-door'
  return status < 400 || [400, 410, 422, 429].includes(status) ? 'in' : `odd ${status}`
}

/** The access that the table promises. */
function promised(who: AccessLevel, role: Role, at: string): Verdict[] {
  // Every colleague may be told that there is no such page.
  if (role === 'packer' && at === access['admin/not-found-page']![0]) return ['in']
  if (who === 'admin' && role === 'packer') return [opensPage(packerAreas, at) ? 'in' : 'home']
  if (who === 'everyone') return ['in']
  if (who === 'signed-in') return role === 'visitor' ? ['sign-in'] : ['in']
  if (who === 'owner')
    return role === 'customer' ? ['in'] : role === 'visitor' ? ['not-there', 'sign-in'] : ['not-there']
  const passes = who === 'admin' ? ['admin'] : ['moderator', 'admin']
  if (passes.includes(role)) return ['in']
  return role === 'visitor' ? [who === 'admin' ? 'admin-sign-in' : 'sign-in'] : ['home']
}

/** The expectation for routes without an action. */
const shut: Verdict[] = ['no-such-door', 'not-there', 'sign-in', 'admin-sign-in', 'home']

/** The same for the not-found page: whoever has access sees just that page. */
function verdictAt(id: string, answer: Answer): Verdict {
  const verdict = verdictOf(answer)
  if (!id.endsWith('not-found-page')) return verdict
  if (answer.status === 404) return 'in'
  return verdict === 'in' ? `odd ${answer.status}` : verdict
}

const form = 'application/x-www-form-urlencoded'

async function post(who: Visitor, { id, at }: { id: string; at: string }, headers: Record<string, string> = {}) {
  const isJson = at.startsWith('/api/')
  const type = isJson ? 'application/json' : form
  const fields = Object.entries(forms[id] ?? {}).map(([name, value]) => [name, filled(value)])
  return who.send(filled(at), {
    method: 'POST',
    headers: { Origin: shop.url, 'Content-Type': type, ...headers },
    body: isJson
      ? JSON.stringify(Object.fromEntries(fields))
      : new URLSearchParams([...fields, ['nothing', '1']]).toString(),
  })
}

test('the access table and the built shop have the same routes and actions', () => {
  const doors = builtRoutes().filter(({ path, index, id }) => id !== 'root' && (path !== undefined || index))
  expect(doors.map(({ id }) => id).sort()).toEqual(Object.keys(access).sort())
  expect(
    doors
      .filter(({ hasAction }) => hasAction)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(
    rows
      .filter(({ act }) => act)
      .map(({ id }) => id)
      .sort(),
  )
})

describe.for(roles)('a %s', (role) => {
  beforeAll(async () => {
    await renewSamples()
    // Requests of other tests may have ended sessions too.
    inside.clear()
  })

  test.for(share.filter(({ look }) => look !== '-'))(
    'gets what the access table says at $at',
    async ({ id, at, look }) => {
      const expected = promised(look, role, at)
      const answer = await (await browserOf(role)).get(filled(at))
      expect(expected, `${answer.status} ${answer.headers.location}`).toContain(verdictAt(id, answer))
    },
  )

  test.for(share)('can post to $at only as the access table says', async ({ id, at, act }) => {
    const answer = await post(await browserOf(role), { id, at })
    await noticeSignOut(role)
    const [expected, verdict] = act ? [promised(act, role, at), verdictAt(id, answer)] : [shut, verdictOf(answer)]
    expect(expected, `${answer.status} ${answer.headers.location}`).toContain(verdict)
  })

  /** The router requests loader data by page and by route: the same access rules hold. */
  test.for(share.filter(({ look }) => look !== '-' && look !== 'everyone'))(
    'gets the loader data of $at only as the access table says',
    async ({ id, at, look }) => {
      if (at.startsWith('/api/')) return
      const [path, search = ''] = filled(at).split('?')
      for (const only of ['', `_routes=${encodeURIComponent(id)}`]) {
        const query = [search, only].filter(Boolean).join('&')
        const answer = await (await browserOf(role)).get(`${path}.data${query && `?${query}`}`)
        if (promised(look, role, at).includes('in')) continue
        expect(['sign-in', 'admin-sign-in', 'home', 'not-there'], answer.text.slice(0, 300)).toContain(
          verdictOf(answer),
        )
      }
    },
  )
})

test('an address that is spelt otherwise opens nothing more to a colleague', async () => {
  for (const at of [
    '/admin/%73ecurity',
    '/admin/Security',
    '/admin//security',
    '/admin/orders/../security',
    '/admin/security/',
    '/ADMIN/security',
  ]) {
    const answer = await (await browserOf('packer')).get(at)
    expect(['home', 'not-there', 'odd 301', 'odd 308'], `${at} ${answer.status} ${answer.headers.location}`).toContain(
      verdictOf(answer),
    )
    expect(answer.text, at).not.toContain('/admin/security/audit')
  }
})

describe('S16: a form that no page of the shop sent', () => {
  beforeAll(() => inside.clear())
  const acting = share.filter(({ act }) => act)
  test.for<[string, Record<string, string>, number[]]>([
    ['without Origin', { Origin: '' }, [403]],
    ['from another site', { Origin: 'https://evil.example' }, [403]],
    ['from a sandboxed frame', { Origin: 'null' }, [403]],
    ['as plain text', { 'Content-Type': 'text/plain' }, [415]],
  ])('a form %s is refused by every action, even with an admin’s session', async ([, headers, statuses]) => {
    const who = await browserOf('admin')
    for (const row of acting) expect(statuses, row.at).toContain((await post(who, row, headers)).status)
    expect((await who.get('/api/me')).text).toContain('"isAdmin":true')
  })

  test('a GET of a route that has only an action changes nothing', async () => {
    const who = await browserOf('customer')
    for (const { at, act } of acting.filter(({ look }) => look === '-')) {
      const answer = await who.get(filled(at))
      // The admin guard redirects customers to the home page before anything else is checked.
      expect(act === 'admin' ? [302] : [400, 404, 405], at).toContain(answer.status)
      expect(answer.headers['set-cookie'], at).toBeUndefined()
    }
    expect((await who.get('/api/me')).text).toContain(emailOf('customer'))
  })
})
