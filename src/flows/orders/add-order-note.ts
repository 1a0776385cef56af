import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { addNote, type Note } from '#shop/orders/timeline/add-note.ts'
import { orderNoted } from '#shop/orders/events.ts'

/** Adds a note to the order; the buyer is notified of a note that the buyer may read. */
export const addOrderNote = (db: Db, actor: Actor, note: Note) =>
  db.transaction(async (tx) => {
    await addNote(tx, actor, note)
    if (note.isPublic) await emit(tx, orderNoted(note.orderId))
  })
