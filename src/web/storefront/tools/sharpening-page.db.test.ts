import { afterEach, expect, vi } from 'vitest'
import { useStore } from '#platform/postgres/db.server.ts'
import { runInRequest } from '#platform/request.server.ts'
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

const asked = (email: string) =>
  runInRequest({ id: 'x', mark: 'x', locale: 'vi', ip: '203.0.113.7', tags: new Set() }, () => {
    const body = new URLSearchParams({ email })
    const request = new Request(`http://localhost/tools/sharpening?${question}`, { method: 'POST', body })
    return action({ request } as Parameters<typeof action>[0])
  })

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
