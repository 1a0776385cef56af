import { beforeEach, describe, expect } from 'vitest'
import type { Db } from '#platform/postgres/db.server.ts'
import { users } from '#shop/identity/schema.ts'
import { test } from '#test/with-db.ts'
import { listViews } from './list-views.ts'
import { removeView } from './remove-view.ts'
import { saveView } from './save-view.ts'
import { viewForm } from './view-form.ts'

const refused = (code: string) => expect.objectContaining({ code })
const place = '/admin/orders'
const view = (change: object = {}) =>
  viewForm.parse({ place, name: 'Hà Nội, chờ gói', query: 'view=pack&page=3', ...change })
const names = async (db: Db, person: string) => (await listViews(db, person, place)).map(({ name }) => name)

beforeEach<{ db: Db }>(async ({ db }) => {
  await db.insert(users).values(['lan', 'binh'].map((id) => ({ id, name: id, email: `${id}@luot.example` })))
})

describe('saved views of a list', () => {
  test('a view is saved without its page number and is private', async ({ db }) => {
    await saveView(db, 'lan', view())
    expect(await listViews(db, 'lan', place)).toMatchObject([{ query: 'view=pack', shared: false, own: true }])
    expect(await names(db, 'binh')).toEqual([])
    expect(await listViews(db, 'lan', '/admin/products')).toEqual([])
  })

  test('a view saved after a change does not say for ever that it was saved', () => {
    const query = 'view=pack&done=deleted&saved=3&moved=&settled=2&picture=big'
    expect(view({ query }).query).toBe('view=pack')
  })

  test('a shared view is seen by all staff and removed only by its author', async ({ db }) => {
    await saveView(db, 'lan', view({ shared: 'yes' }))
    const [seen] = await listViews(db, 'binh', place)
    expect(seen).toMatchObject({ shared: true, own: false })
    await removeView(db, 'binh', seen!.id)
    expect(await names(db, 'binh')).toHaveLength(1)
    await removeView(db, 'lan', seen!.id)
    expect(await names(db, 'binh')).toEqual([])
  })

  test('two views of one name are one, and a user has at most fifty', async ({ db }) => {
    for (let n = 0; n < 50; n += 1) await saveView(db, 'lan', view({ name: `Số ${n}` }))
    await saveView(db, 'lan', view({ name: 'Số 7', query: 'view=ship' }))
    expect(await names(db, 'lan')).toHaveLength(50)
    await expect(saveView(db, 'lan', view())).rejects.toEqual(refused('views-full'))
  })

  test('a view outside the admin is refused', () => {
    for (const invalid of ['//evil.example', '/', '/admin/../x', '/admin?x=1'])
      expect(viewForm.safeParse({ place: invalid, name: 'x', query: '' }).success).toBe(false)
  })
})
