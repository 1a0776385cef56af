// @module-tag turn-0
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emailOf, addTestUsers, password } from './test-users.ts'
import { freshShop, type ClosedShop } from './fresh-shop.ts'
import type { Shop } from './server.ts'
import { signedIn } from './sign-in.ts'
import { typingRoutes } from './typing-routes.ts'
import { visitor, type Visitor } from './visitor.ts'

let closed: ClosedShop
let shop: Shop
let people: Record<'visitor' | 'customer' | 'admin', Visitor>
beforeAll(async () => {
  closed = await freshShop('PostgreSQL')
  await closed.look(addTestUsers)
  shop = await closed.start({ LOG_LEVEL: 'silent' })
  const as = (role: 'customer' | 'admin') => signedIn(shop.url, { email: emailOf(role), password })
  people = { visitor: visitor(shop.url), customer: await as('customer'), admin: await as('admin') }
})
afterAll(async () => {
  await shop?.stop()
  await closed?.clear()
})

/** The CPU time of the shop so far, in milliseconds (proc(5): fields 14 and 15, in hundredths of a second). */
function spent() {
  const [, , , , , , , , , , , user, system] = readFileSync(`/proc/${shop.pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(user) + Number(system)) * 10
}

async function cost(send: () => Promise<unknown>) {
  const before = spent()
  await send()
  return spent() - before
}

/** Quadratic work takes four times as long for twice the input. The floor covers the fixed cost of a response and the step of the clock. */
const floor = 150
const expectLinear = ([once, twice]: number[]) => expect(twice).toBeLessThanOrEqual(Math.max(floor, 2.5 * once!))

/** The smaller of two measurements, since the process may have done other work during one of them. */
async function costs(send: (share: 1 | 2) => Promise<unknown>) {
  await send(1)
  const least = async (share: 1 | 2) => {
    const tries = [await cost(() => send(share)), await cost(() => send(share))]
    return Math.min(...tries)
  }
  return [await least(1), await least(2)]
}

/** Texts that make careless checkers scan again and again. */
const texts = { words: "' or 1=1-- <a href=x onload ", spaces: ' ', dots: '../' }
const textOf = (bytes: number, piece: string) => piece.repeat(Math.ceil(bytes / piece.length)).slice(0, bytes)

describe('a form twice as long takes at most in proportion longer', () => {
  test.for(typingRoutes)('%s, form %s, field %s', async ([path, , field, role = 'visitor', more]) => {
    for (const piece of Object.values(texts)) {
      const send = (share: 1 | 2) =>
        people[role as keyof typeof people].postForm(path, { ...more, [field]: textOf(share * 40_000, piece) })
      expectLinear(await costs(send))
    }
  })

  test.for(['/checkout', '/cart', '/auth', '/contact', '/profile', '/admin/products'])(
    '%s with ever more fields is refused before anything is built of them',
    async (path) => {
      const send = (share: 1 | 2) =>
        people.admin.send(path, {
          method: 'POST',
          headers: { Origin: shop.url, 'Content-Type': 'application/x-www-form-urlencoded' },
          body: 'a[0]=1&'.repeat(share * 18_000),
        })
      const [once, twice] = await costs(send)
      expectLinear([once!, twice!])
      expect(twice).toBeLessThan(300)
    },
  )
})

describe('an API call twice as long takes at most in proportion longer', () => {
  const calls = ['/api/cart', '/api/wishlist', '/api/saved', '/api/errors', '/api/security-audit', '/api/notifications']
  test.for(calls)('%s', async (path) => {
    const bodies: ((share: number) => unknown)[] = [
      (share) => ({ lines: Array.from({ length: share * 800 }, (_, at) => ({ variantId: `v${at}`, quantity: 1 })) }),
      (share) => ({ ids: Array.from({ length: share * 2000 }, (_, at) => `p${at}`) }),
      (share) => ({
        type: 'x',
        severity: 'low',
        message: textOf(share * 40_000, texts.words),
        details: { a: textOf(share * 40_000, texts.dots) },
      }),
    ]
    for (const body of bodies) expectLinear(await costs((share) => people.customer.postJson(path, body(share))))
  })

  test('deeply nested lists are refused without an error', async () => {
    for (const path of calls) {
      const deep = `${'['.repeat(2000)}${']'.repeat(2000)}`
      const headers = { Origin: shop.url, 'Content-Type': 'application/json' }
      const answer = await people.visitor.send(path, { method: 'POST', headers, body: deep })
      expect([400, 401], path).toContain(answer.status)
    }
  })
})
