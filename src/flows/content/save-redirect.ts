import { eq } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import { recordChange } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { env } from '#platform/env.server.ts'
import { redirectMovedAddress } from '#shop/content/redirects/redirect-moved-address.ts'
import { bareAddress, readSource, readTarget, type PathError } from '#shop/content/redirects/redirect-path.ts'
import { redirects } from '#shop/content/schema.ts'
import { m } from '#words/messages.js'
import { isReservedPath, isLivePage } from './is-live-page.ts'

/**
 * The addresses as typed. `replaces`: the target that the form showed, empty for a new redirect; left out, nothing is checked. `id`: the redirect that
 * is edited.
 */
type RedirectInput = { from: string; to: string; replaces?: string; id?: string }

/** Saves a redirect or refuses it with a reason. Redirects that follow each other are stored as one. */
export const saveRedirect = (db: Db, actor: string, { from: source, to: target, replaces, id }: RedirectInput) =>
  db.transaction(async (tx) => {
    const from = readOrRefuse('from', readSource(source, env.BASE_URL))
    const to = readOrRefuse('to', readTarget(target, env.BASE_URL))
    await refuseSource(tx, from)
    const end = await endOf(tx, to)
    if ([to, end].some((one) => bareAddress(one) === from))
      throw new Refusal('redirect-circle', m.redirect_circle, { from, to })
    const [current] = await tx.select().from(redirects).where(eq(redirects.from, from)).for('update')
    const [edited] = id ? await tx.select().from(redirects).where(eq(redirects.id, id)).for('update') : []
    if (id && !edited) throw new Refusal('redirect-gone', m.redirect_gone, {})
    if (current && current.to !== end && replaces !== undefined && replaces !== current.to)
      throw new Refusal('redirect-held', m.redirect_held, { to: current.to })
    if (edited && edited.from !== from) await tx.delete(redirects).where(eq(redirects.id, edited.id))
    await redirectMovedAddress(tx, actor, { from, to: end })
    const was = edited ?? current
    const before = was ? { from: was.from, to: was.to } : null
    await recordChange(tx, actor, { verb: 'redirect.saved', id: from, name: from, before, after: { from, to: end } })
    return { from, to: end, isNew: !current, isSame: current?.to === end }
  })

const errorMessages: Record<'from' | 'to', Record<PathError, typeof m.redirect_error_path>> = {
  from: { outside: m.redirect_from_outside, query: m.redirect_from_query, unreadable: m.redirect_error_path },
  to: { outside: m.redirect_to_outside, query: m.redirect_error_path, unreadable: m.redirect_error_path },
}

function readOrRefuse(field: 'from' | 'to', { path, error }: ReturnType<typeof readSource>) {
  if (error) throw new Refusal(`redirect-${field}`, errorMessages[field][error], {})
  return path!
}

/** Refuses a source that has a page, since its redirect would never run; the home page, the admin and endpoints for machines must always open. */
async function refuseSource(tx: Db, from: string) {
  if (isReservedPath(from)) throw new Refusal('redirect-not-here', m.redirect_not_here, { from })
  if (await isLivePage(tx, from)) throw new Refusal('redirect-live', m.redirect_live, { from })
}

/** The final target: a redirect that begins at the target counts only where no page exists, since only then it runs. */
async function endOf(tx: Db, to: string) {
  const barePath = bareAddress(to)
  const [onward] = await tx.select().from(redirects).where(eq(redirects.from, barePath))
  return onward && !(await isLivePage(tx, barePath)) ? onward.to : to
}

/** Removes the redirect. */
export const removeRedirect = (db: Db, actor: string, id: string) =>
  db.transaction(async (tx) => {
    const [deleted] = await tx.delete(redirects).where(eq(redirects.id, id)).returning()
    if (!deleted) return
    const before = { from: deleted.from, to: deleted.to }
    await recordChange(tx, actor, {
      verb: 'redirect.removed',
      id: deleted.from,
      name: deleted.from,
      before,
      after: null,
    })
  })
