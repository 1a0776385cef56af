import { requireFeature } from '#web/shell/access/require-feature.server.ts'
import { data, redirect, type ActionFunctionArgs } from 'react-router'
import { z } from 'zod'
import { orRefusal } from '#kit/refusal.ts'
import { allLimits } from '#platform/limits/all-limits.server.ts'
import { db } from '#platform/postgres/db.server.ts'
import { textOf } from '#platform/forms/field-schema.ts'
import { secondsToWait } from '#platform/limits/limit.server.ts'
import { clientIp, requestLocale } from '#platform/request.server.ts'
import { networkOf } from '#shop/identity/sessions/network-of.ts'
import { listWishlist } from '#shop/wishlist/list-wishlist.ts'
import { maxWishlistItems } from '#shop/wishlist/max-wishlist-items.ts'
import { shareFields } from '#shop/wishlist/share-fields.ts'
import { shareWishlist } from '#shop/wishlist/share-wishlist.ts'
import { readerContext, readerGuard } from '#web/shell/access/reader-guard.server.ts'
import { refusedFor, waitHeaders } from '#web/shell/forms/read-fields.ts'
import { m } from '#words/messages.js'

export const middleware = [readerGuard]
export const headers = waitHeaders

/** Anybody may share; the limit stops scripts that create links. */
const shareLimit = allLimits.shareWishes

const form = z.object({
  ids: z
    .string()
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(z.uuid()).max(maxWishlistItems))
    .optional(),
  name: textOf(shareFields.name).optional(),
  /** The page stays where it is and shows the link itself. */
  stay: z.literal('1').optional(),
})

export type Shared = { code?: string; refusal?: string }

/** A visitor's list comes with the form, a person's is in the shop. Without scripts the answer is the shared page. */
export async function action({ request, context }: ActionFunctionArgs) {
  await requireFeature('wishlist-sharing')
  const fields = Object.fromEntries(await request.formData())
  const refuse = (words: string, answer: ResponseInit = { status: 422 }, notice = 'nothing') =>
    fields.stay === '1' ? data<Shared>({ refusal: words }, answer) : redirect(`/wishlist?notice=${notice}`)
  const read = form.safeParse(fields)
  if (!read.success) return refuse(m.wishlist_share_nothing())
  const seconds = await secondsToWait(db, shareLimit, networkOf(clientIp()))
  if (seconds) return refuse(m.wishlist_share_too_often(), refusedFor(seconds), 'often')
  const { name, ids = await ownIds(context.get(readerContext)?.id) } = read.data
  const { done: code, refusal } = await orRefusal(shareWishlist(db, { productIds: ids, name: name || null }))
  if (refusal) return refuse(refusal.say(requestLocale()))
  return read.data.stay ? data<Shared>({ code }) : redirect(`/wishlist/shared/${code}?new=1`)
}

const ownIds = async (userId: string | undefined) =>
  userId ? (await listWishlist(db, userId, requestLocale())).map(({ id }) => id) : []
