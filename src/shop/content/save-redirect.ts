import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { Refusal } from '#kit/refusal.ts'
import { recordChange } from '#platform/audit.server.ts'
import type { Db } from '#platform/db.server.ts'
import { m } from '#words/messages.js'
import { leadOn } from './lead-on.ts'
import { isLocal } from './safe-link.ts'
import { redirects } from './schema.ts'

/** A path of this shop as somebody types or pastes it: `/blog/cu`, also with its host in front, without what follows `?` or `#`. */
export const shopPath = z
  .string()
  .trim()
  .normalize('NFC')
  .transform((typed) => typed.replace(/^https?:\/\/[^/]+/i, '').replace(/[?#].*$/, ''))
  .transform((path) => (path.length > 1 ? path.replace(/\/+$/, '') : path))
  .pipe(
    z
      .string()
      .max(300)
      .refine((path) => isLocal(path)),
  )

/** `replaces`: where the address was known to lead before, which is nowhere for a new one; left out, nothing is asked. */
type Way = { from: string; to: string; replaces?: string }

/** Leads an address elsewhere. Ways that follow each other are kept as one; a way in a circle, or from the home page or the desk, is refused. */
export const saveRedirect = (db: Db, actor: string, { from, to, replaces }: Way) =>
  db.transaction(async (tx) => {
    if (/^\/(en|admin(\/.*)?|api\/.*)?$/.test(from))
      throw new Refusal('redirect-not-here', m.redirect_not_here, { from })
    const [onward] = await tx.select().from(redirects).where(eq(redirects.from, to))
    const end = onward?.to ?? to
    if (end === from || to === from) throw new Refusal('redirect-circle', m.redirect_circle, { from, to })
    const [held] = await tx.select().from(redirects).where(eq(redirects.from, from)).for('update')
    if (held && held.to !== end && replaces !== undefined && replaces !== held.to)
      throw new Refusal('redirect-held', m.redirect_held, { to: held.to })
    await leadOn(tx, actor, { from, to: end })
    const before = held ? { from, to: held.to } : null
    await recordChange(tx, actor, { verb: 'redirect.saved', id: from, name: from, before, after: { from, to: end } })
  })

/** The address leads nowhere again. */
export const removeRedirect = (db: Db, actor: string, id: string) =>
  db.transaction(async (tx) => {
    const [gone] = await tx.delete(redirects).where(eq(redirects.id, id)).returning()
    if (!gone) return
    const before = { from: gone.from, to: gone.to }
    await recordChange(tx, actor, { verb: 'redirect.removed', id: gone.from, name: gone.from, before, after: null })
  })
