import { eq } from 'drizzle-orm'
import { afterEach, expect, vi } from 'vitest'
import { useStore, type Store } from '#platform/postgres/db.server.ts'
import { runInRequest } from '#platform/request.server.ts'
import { reminders } from '#shop/advisers/schema.ts'
import { test } from '#test/with-db.ts'
import { m } from '#words/messages.js'
import { action, loader } from './sharpening-page.tsx'

afterEach(() => void vi.useRealTimers())

/** Due on 5 December 2026, as planned in November. */
const question = 'skill=figure:single&weight=50&hours=5&last=2026-11-07'
const lateIn = (day: string) => vi.useFakeTimers({ now: new Date(`${day}T23:59:00+07:00`), toFake: ['Date'] })

/** What the page answers, and whether it may be kept for everyone. */
async function opened(query: string) {
  const tags = new Set<string>()
  const request = new Request(`http://localhost/tools/sharpening?${query}`)
  const page = await runInRequest({ id: 'x', mark: 'x', locale: 'vi', ip: '203.0.113.7', tags }, () =>
    loader({ request } as Parameters<typeof loader>[0]),
  )
  return { ...page, isKept: tags.size > 0 }
}

const asked = (email: string, query = question) =>
  runInRequest({ id: 'x', mark: 'x', locale: 'vi', ip: '203.0.113.7', tags: new Set() }, () => {
    const body = new URLSearchParams({ email })
    const request = new Request(`http://localhost/tools/sharpening?${query}`, { method: 'POST', body })
    return action({ request } as Parameters<typeof action>[0])
  })

/** The reminder that is stored for a request. */
async function storedReminder(store: Store, email: string, query: string) {
  await asked(email, query)
  const [row] = await store.db.select().from(reminders).where(eq(reminders.email, email))
  return row!
}

test('a skater sees the plan of today and not the one that was kept yesterday', async ({ store }) => {
  useStore(store)
  lateIn('2026-11-30')
  expect(await opened(question)).toMatchObject({ isKept: false, mayRemind: true })
  expect(await opened('')).toMatchObject({ isKept: true, answer: null })
})

test('a skater whose page stood open until the blades were due is told so, and the typed address stays', async ({
  store,
}) => {
  useStore(store)
  lateIn('2026-12-05')
  expect(await opened(question)).toMatchObject({ mayRemind: false })
  const { data, init } = await asked('minh@example.com')
  expect(init?.status).toBe(422)
  expect(data).toEqual({ email: 'minh@example.com', error: m.tool_reminder_no_day() })
})

test('a skater is reminded of the sharpening before a competition where it comes first, also when one is due now', async ({
  store,
}) => {
  useStore(store)
  lateIn('2026-11-22')
  const seldom = 'skill=figure:single&weight=50&hours=3&since=2&event=2026-12-26'
  expect(await storedReminder(store, 'mai@example.com', seldom)).toMatchObject({ dueOn: '2026-12-19' })
  const nicked = 'skill=figure:single&weight=50&hours=5&nick=on'
  expect(await opened(nicked)).toMatchObject({ mayRemind: false })
  expect(await opened(`${nicked}&event=2026-12-26`)).toMatchObject({ mayRemind: true })
})

test('a skater who typed hours finds the day of the reminder again when its link is opened weeks later', async ({
  store,
}) => {
  useStore(store)
  lateIn('2026-11-22')
  const hours = 'skill=figure:single&weight=50&hours=5&since=1'
  const { dueOn, query } = await storedReminder(store, 'lan@example.com', hours)
  expect(dueOn).toBe('2026-12-18')
  vi.setSystemTime(new Date('2026-12-15T08:00:00+07:00'))
  const page = await opened(query)
  expect(page).toMatchObject({ answer: { said: '18/12/2026' }, typed: { since: '17,5' } })
  for (const day of ['2026-12-16', '2026-02-30', 'constructor'])
    expect(await opened(`${hours}&sinceOn=${day}`)).toMatchObject({ typed: { since: '1' } })
})

test('a skater with a new blade is not told to sharpen it only if it is unusable, and one with a nick is', async ({
  store,
}) => {
  useStore(store)
  lateIn('2026-11-22')
  const soon = 'skill=figure:single&weight=50&hours=5&event=2026-11-24'
  const reasonsOf = async (query: string) => (await opened(query)).answer!.reasons
  expect(await reasonsOf(`${soon}&fresh=on`)).not.toContain(m.tool_sharpening_too_close())
  expect(await reasonsOf(`${soon}&nick=on`)).toContain(m.tool_sharpening_too_close())
})
