import { and, count, eq } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { m } from '#words/messages.js'
import { savedViews } from './schema.ts'
import type { ViewDraft } from './view-form.ts'

const maxPerUser = 50

/** Saves a view; it replaces one with the same name on the same list. Refuses a user's 51st. */
export const saveView = (db: Db, ownerId: string, { place, name, query, shared }: ViewDraft) =>
  db.transaction(async (tx) => {
    const isOwn = eq(savedViews.ownerId, ownerId)
    await tx.delete(savedViews).where(and(isOwn, eq(savedViews.place, place), eq(savedViews.name, name)))
    const [counted] = await tx.select({ views: count() }).from(savedViews).where(isOwn)
    if (counted!.views >= maxPerUser) throw new Refusal('views-full', m.admin_view_error_full, { most: maxPerUser })
    await tx.insert(savedViews).values({ place, name, query, shared, ownerId })
  })
