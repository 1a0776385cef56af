// @module-tag turn-1
import { afterAll, beforeAll, expect, test } from 'vitest'
import { m } from '#words/messages.js'
import { access } from '#web/server/policy/access.ts'
import { emailOf, password } from './test-users.ts'
import { signedIn } from './sign-in.ts'
import { staffedShop } from './staffed-shop.ts'
import type { Visitor } from './visitor.ts'

let staffed: Awaited<ReturnType<typeof staffedShop>>
let customer: Visitor
beforeAll(async () => {
  staffed = await staffedShop()
  customer = await signedIn(staffed.shop.url, { email: emailOf('customer'), password })
})
afterAll(async () => {
  await staffed?.shop.stop()
  await staffed?.closed.clear()
})

const locale = { locale: 'vi' } as const
/** The home page and the sign-in pages have none: they are the beginning. Sandbox pages belong to other companies. */
const isBeginning = (path: string) => /^\/($|auth(\/|\?|$)|sandbox\/|admin-password-reset|invite)/.test(path)
const isStaffs = (path: string) => /^\/(admin|moderation)(\/|\?|$)/.test(path)

/** The address and HTML of each page that this user may open. Redirects, files and printed pages are left out. */
async function pages() {
  const found: { path: string; text: string }[] = []
  for (const [at, look] of Object.values(access)) {
    const path = at.replace(/\{(\w+)\}/g, (_, name: string) => staffed.own[name] ?? '')
    const who = ['admin', 'moderator'].includes(look) ? staffed.admin : customer
    const { status, headers, text } = look === '-' ? { status: 0, headers: {}, text: '' } : await who.get(path)
    const isPage = String(headers['content-type']).startsWith('text/html') && text.includes('<main')
    if (status === 200 && isPage) found.push({ path, text })
  }
  return found
}

test('every page except the home page has breadcrumbs, and every admin page has the notification bell', async () => {
  const all = await pages()
  expect(all.length).toBeGreaterThan(150)
  const crumbs = `aria-label="${m.layout_crumbs({}, locale)}"`
  const without = all.filter(({ path, text }) => !isBeginning(path) && !text.includes(crumbs))
  expect(without.map(({ path }) => path)).toEqual([])
  const staffs = all.filter(({ path }) => isStaffs(path))
  expect(staffs.length).toBeGreaterThan(60)
  const bell = new RegExp(`<button[^>]*aria-label="${m.notification_bell_title({}, locale)}["',]`)
  expect(staffs.filter(({ text }) => !bell.test(text)).map(({ path }) => path)).toEqual([])
})
