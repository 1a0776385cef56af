import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { tabStorage } from '#kit/browser-storage.ts'
import { ListSync, RefusedError, SignedOutError, inTurn, type SyncedList } from './list-sync.ts'

type Line = { id: string; quantity: number }
type Told = { merge?: Line[]; changes?: Line[] } | undefined

/** A server that works like the shop’s, and a browser window that uses it. */
function stage(onServer: Line[] = []) {
  const told: Told[] = []
  let answers: ((told: Told) => Response | undefined)[] = []
  const server = new Map(onServer.map(({ id, quantity }) => [id, quantity]))
  const lines = () => [...server].map(([id, quantity]) => ({ id, quantity }))
  vi.stubGlobal('fetch', async (_: string, init?: { body: string }) => {
    const body = init && (JSON.parse(init.body) as Told)
    told.push(body)
    const special = answers.shift()?.(body)
    if (special) return special
    for (const { id, quantity } of body?.merge ?? []) server.set(id, quantity + (server.get(id) ?? 0))
    for (const { id, quantity } of body?.changes ?? [])
      if (quantity) server.set(id, quantity)
      else server.delete(id)
    return Response.json({ lines: lines() })
  })
  const sync = new ListSync<Line, { lines: Line[] }>({
    key: 'unsent',
    write: ({ id }, quantity) => ({ id, quantity }),
    read: (answer) => answer.lines,
  })
  const show = (items: Line[], owner: string | null, heard = items, userId = 'lan') => {
    const adopt = (adopted: Line[], of: string) => void show(adopted, of)
    window.held = { items, owner, received: heard, adopt, userId, href: '/api' }
    return sync.hold(window.held)
  }
  const window: { held?: SyncedList<Line>; show: typeof show } = { show }
  return { sync, told, window, server, answer: (...next: typeof answers) => (answers = next) }
}

beforeEach(() => {
  const places = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => places.get(key) ?? null,
    setItem: (key: string, text: string) => void places.set(key, text),
    removeItem: (key: string) => void places.delete(key),
  })
})
afterEach(() => void vi.unstubAllGlobals())

const a = (quantity = 1) => ({ id: 'a', quantity })
const b = (quantity = 1) => ({ id: 'b', quantity })

describe('a list synchronized with a user’s account', () => {
  test('a visitor’s list is merged once and then belongs to the user', async () => {
    const { sync, told, window } = stage([a(1), b(1)])
    window.show([a(2)], null)
    await sync.meet()
    await sync.meet()
    expect(told).toEqual([{ merge: [a(2)] }, undefined])
    expect(window.held).toMatchObject({ owner: 'lan', items: [a(3), b(1)] })
  })

  test('a merge is sent once more when the server asks for it', async () => {
    const { sync, told, window, answer } = stage()
    answer(() => Response.json({ again: true }))
    window.show([a(2)], null)
    await sync.meet()
    expect(told).toEqual([{ merge: [a(2)] }, { merge: [a(2)] }])
    expect(window.held!.items).toEqual([a(2)])
  })

  test('changes made in this window are sent, changes from elsewhere are not', async () => {
    const { sync, told, window } = stage([a(1)])
    const heard = [a(1)]
    expect(window.show(heard, 'lan')).toBe(false)
    expect(window.show([a(1), b(1)], 'lan', heard)).toBe(true)
    await sync.meet()
    expect(told).toEqual([{ changes: [b(1)] }])
    const fromAnotherTab = [a(5), b(1)]
    expect(window.show(fromAnotherTab, 'lan', fromAnotherTab)).toBe(false)
  })

  test('a change made while an answer is on its way is not lost', async () => {
    const { sync, window, server } = stage([a(1), b(1)])
    const heard = [a(1)]
    window.show(heard, 'lan')
    const answered = sync.meet()
    await Promise.resolve()
    window.show([a(4)], 'lan', heard)
    await answered
    expect(window.held!.items).toEqual([a(4), b(1)])
    await sync.meet()
    expect(server.get('a')).toBe(4)
  })

  test('unsent changes wait, also over a reload, for this user alone', async () => {
    const { sync, window, answer } = stage([a(1)])
    answer(() => new Response('', { status: 502 }))
    const heard = [a(1)]
    window.show(heard, 'lan')
    window.show([a(3)], 'lan', heard)
    await expect(sync.meet()).rejects.toThrow('502')
    const reloaded = stage([a(1)])
    reloaded.window.show([a(1)], 'lan')
    await reloaded.sync.meet()
    expect(reloaded.told).toEqual([{ changes: [a(3)] }])
    expect(tabStorage.getItem('unsent')).toBeNull()
    tabStorage.setItem('unsent', JSON.stringify(['lan', [['a', { item: a(3), quantity: 3 }]]]))
    const another = stage([a(1)])
    another.window.show([], 'minh', [], 'minh')
    await another.sync.meet()
    expect(another.told).toEqual([undefined])
  })

  test('a signed-out user is told so; a refused change is reported in the server’s words and not sent again', async () => {
    const { sync, window, answer, told } = stage()
    answer(
      () => new Response('', { status: 401 }),
      () => Response.json({ refusal: 'Danh sách đã đầy.' }, { status: 422 }),
    )
    const heard: Line[] = []
    window.show(heard, 'lan')
    window.show([a(1)], 'lan', heard)
    await expect(sync.meet()).rejects.toThrow(SignedOutError)
    await expect(sync.meet()).rejects.toThrow(new RefusedError('Danh sách đã đầy.'))
    sync.forget()
    await sync.meet()
    expect(told.at(-1)).toBeUndefined()
    expect(window.held!.items).toEqual([])
  })
})

test('requests made before the next step begins share that step; steps never overlap', async () => {
  let running = 0
  let steps = 0
  const ask = inTurn(async () => {
    running += 1
    expect(running).toBe(1)
    steps += 1
    await new Promise((done) => setTimeout(done, 5))
    running -= 1
    return steps
  })
  const first = [ask(), ask(), ask()]
  await new Promise((done) => setTimeout(done, 1))
  const second = [ask(), ask()]
  expect(await Promise.all(first)).toEqual([1, 1, 1])
  expect(await Promise.all(second)).toEqual([2, 2])
})

test('a failed step fails only its own requests', async () => {
  let tries = 0
  const ask = inTurn(async () => {
    tries += 1
    if (tries === 1) throw new Error('offline')
    return tries
  })
  await expect(ask()).rejects.toThrow('offline')
  expect(await ask()).toBe(2)
})
