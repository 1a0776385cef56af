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

describe('views of a list', () => {
  test('are kept without the page one stood on, and are one’s own', async ({ db }) => {
    await saveView(db, 'lan', view())
    expect(await listViews(db, 'lan', place)).toMatchObject([{ query: 'view=pack', shared: false, own: true }])
    expect(await names(db, 'binh')).toEqual([])
    expect(await listViews(db, 'lan', '/admin/products')).toEqual([])
  })

  test('shared ones are seen by everyone and removed by their maker only', async ({ db }) => {
    await saveView(db, 'lan', view({ shared: 'yes' }))
    const [seen] = await listViews(db, 'binh', place)
    expect(seen).toMatchObject({ shared: true, own: false })
    await removeView(db, 'binh', seen!.id)
    expect(await names(db, 'binh')).toHaveLength(1)
    await removeView(db, 'lan', seen!.id)
    expect(await names(db, 'binh')).toEqual([])
  })

  test('of the same name are one, and nobody has more than fifty', async ({ db }) => {
    for (let n = 0; n < 50; n += 1) await saveView(db, 'lan', view({ name: `Số ${n}` }))
    await saveView(db, 'lan', view({ name: 'Số 7', query: 'view=ship' }))
    expect(await names(db, 'lan')).toHaveLength(50)
    await expect(saveView(db, 'lan', view())).rejects.toEqual(refused('views-full'))
  })

  test('lead nowhere but into the admin', () => {
    for (const wrong of ['//evil.example', '/', '/admin/../x', '/admin?x=1'])
      expect(viewForm.safeParse({ place: wrong, name: 'x', query: '' }).success).toBe(false)
  })
})
