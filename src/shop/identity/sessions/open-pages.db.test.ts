import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { test } from '#test/with-db.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { addUser } from '../accounts/add-user.ts'
import { system } from '../actor.ts'
import { leaveOpenPage, noteOpenPage } from './open-pages.ts'

const place = '/admin/products/1/edit'
const twoPeople = async (db: Db) => [await colleague(db, 'Lan'), await colleague(db, 'Minh')] as const
const colleague = (db: Db, name: string) =>
  addUser(db, system, {
    name,
    email: `${name}@luot.example`,
    password: 'Luoi-thep-2027?',
    role: 'user',
    locale: 'vi',
  })

test('two people on one page see each other, until one leaves', async ({ db }) => {
  const [lan, minh] = await twoPeople(db)
  expect(await noteOpenPage(db, { place, userId: lan })).toEqual([])
  expect(await noteOpenPage(db, { place, userId: minh })).toEqual(['Lan'])
  expect(await noteOpenPage(db, { place, userId: lan })).toEqual(['Minh'])
  expect(await noteOpenPage(db, { place: '/admin/products/2/edit', userId: lan })).toEqual([])
  await leaveOpenPage(db, { place, userId: minh })
  expect(await noteOpenPage(db, { place, userId: lan })).toEqual([])
})

test('a closed laptop is forgotten after 45 seconds', async ({ db }) => {
  const [lan, minh] = await twoPeople(db)
  await noteOpenPage(db, { place, userId: minh })
  await db.execute(sql`update open_pages set seen_at = now() - interval '46 seconds'`)
  expect(await noteOpenPage(db, { place, userId: lan })).toEqual([])
})
