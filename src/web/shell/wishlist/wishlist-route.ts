import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { z } from 'zod'
import { orRefusal } from '#kit/refusal.ts'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { findSoldIds } from '#shop/catalogue/products/find-sold-ids.ts'
import { listCards } from '#shop/search/cards/list-cards.ts'
import { countAction } from '#shop/analytics/count-action.ts'
import { addToWishlist } from '#shop/wishlist/add-to-wishlist.ts'
import { changeWishlist } from '#shop/wishlist/change-wishlist.ts'
import { clearWishlist } from '#shop/wishlist/clear-wishlist.ts'
import { mergeWishlist } from '#shop/wishlist/merge-wishlist.ts'
import { removeFromWishlist } from '#shop/wishlist/remove-from-wishlist.ts'
import { m } from '#words/messages.js'
import { readerContext, readerGuard } from '../access/reader-guard.server.ts'
import { viewWishlist } from './view-wishlist.server.ts'

export const middleware = [readerGuard]

const maxItems = 100
const ids = z.array(z.uuid()).max(maxItems)
const body = z.union([
  z.object({ merge: z.array(z.object({ id: z.uuid() })).max(1000) }),
  z.object({ changes: z.array(z.object({ id: z.uuid(), isWished: z.boolean() })).max(1000) }),
])
const form = z.union([
  z.object({ wish: z.uuid() }),
  z.object({ unwish: z.uuid() }),
  z.object({ clear: z.literal('all') }),
])

/** With `?ids=`: current cards of those products still sold, for anybody. Else the signed-in person's wishlist. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const idsParam = new URL(request.url).searchParams.get('ids')
  if (idsParam !== null) {
    const read = ids.safeParse(idsParam.split(',').filter(Boolean))
    if (!read.success) return data({ refusal: m.wishlist_unknown() }, { status: 400 })
    return data({ cards: await listCards(db, requestLocale(), await findSoldIds(db, read.data)) })
  }
  const person = context.get(readerContext)
  if (!person) return data(null, { status: 401 })
  const { items } = await viewWishlist(db, person.id, requestLocale())
  return data({ items })
}

/** Takes JSON from the page, or a form without scripts, which redirects to the list. */
export async function action({ request, context }: ActionFunctionArgs) {
  const person = context.get(readerContext)
  if (!request.headers.get('content-type')?.startsWith('application/json'))
    return byForm(person?.id, await request.formData())
  if (!person) return data(null, { status: 401 })
  const read = body.safeParse(await request.json().catch(() => null))
  if (!read.success) return data({ refusal: m.wishlist_unknown() }, { status: 422 })
  const { added, refusal } =
    'merge' in read.data
      ? { added: await mergeWishlist(db, person.id, idsOf(read.data.merge)), refusal: undefined }
      : await changeWishlist(db, person.id, read.data.changes)
  for (const id of added) countAction('wish', id)
  const { items } = await viewWishlist(db, person.id, requestLocale())
  return data({ items, refusal: refusal?.say(requestLocale()) })
}

const idsOf = (items: { id: string }[]) => items.map(({ id }) => id)

async function byForm(userId: string | undefined, fields: FormData) {
  if (!userId) return redirect('/wishlist')
  const read = form.safeParse(Object.fromEntries(fields))
  if (!read.success) return redirect('/wishlist?notice=unknown')
  const { done: added, refusal } = await orRefusal<unknown>(apply(userId, read.data))
  if ('wish' in read.data && added === true) countAction('wish', read.data.wish)
  return redirect(refusal ? `/wishlist?notice=${refusal.code === 'wishlist-full' ? 'full' : 'unknown'}` : '/wishlist')
}

function apply(userId: string, change: z.infer<typeof form>) {
  if ('wish' in change) return addToWishlist(db, userId, change.wish)
  return 'unwish' in change ? removeFromWishlist(db, userId, change.unwish) : clearWishlist(db, userId)
}
