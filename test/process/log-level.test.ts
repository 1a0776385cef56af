// @module-tag turn-1
import { expect, test } from 'vitest'
import { adminPassword } from './global-setup.ts'
import { changed, formOn } from './form-on.ts'
import { freshShop } from './fresh-shop.ts'
import { addCustomer, userPassword } from './person.ts'
import { signedIn } from './sign-in.ts'

test('a log level set at one process is applied by the other', async () => {
  const closed = await freshShop('PostgreSQL')
  await closed.look((db) => addCustomer(db, 'lan@example.com'))
  const [one, other] = [await closed.start({ LOG_LEVEL: 'warn' }), await closed.start({ LOG_LEVEL: 'warn' })]
  const admin = await signedIn(one.url, { email: 'admin@luot.example', password: adminPassword })
  const lan = await signedIn(other.url, { email: 'lan@example.com', password: userPassword })
  /** A customer opens the admin, which the shop logs as a warning. */
  const warnings = async () => {
    const before = other.said().out.length
    await lan.get('/admin')
    // The log is written before the response, and arrives through the pipe a moment later.
    await new Promise((done) => setTimeout(done, 100))
    return (
      other
        .said()
        .out.slice(before)
        .match(/role refused/g)?.length ?? 0
    )
  }
  const set = async (logLevel: string) => {
    const form = formOn((await admin.get('/admin/security/settings')).text, 'save')
    const saved = await admin.postForm('/admin/security/settings', changed(form, { logLevel }))
    expect(saved).toMatchObject({ status: 303 })
  }

  await expect.poll(warnings).toBe(1)
  await set('error')
  await expect.poll(warnings).toBe(0)
  await set('warn')
  await expect.poll(warnings).toBe(1)
  for (const shop of [one, other]) await shop.stop()
  await closed.clear()
})
