import { orRefusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { changeSavedLines } from '#shop/cart/change-saved-lines.ts'
import { lineKey } from '#shop/cart/line-key.ts'
import { moveSavedToCart } from '#shop/cart/move-saved-to-cart.ts'
import { saveForLater } from '#shop/cart/save-for-later.ts'
import { m } from '#words/messages.js'

/** Puts a line aside, brings it back, lets it go. */
export const savedIntents = ['later', 'back', 'drop'] as const
export type SavedIntent = (typeof savedIntents)[number]

type Asked = { intent: SavedIntent; line: { variantId: string; services: string[] } }

/** What is put aside, by a form without scripts: only for who is signed in, a visitor's stand in the browser. */
export async function changeSavedFromForm(
  db: Db,
  userId: string | null,
  { intent, line }: Asked,
): Promise<{ refusal?: string; cartId?: undefined; removed?: undefined }> {
  if (!userId) return { refusal: m.cart_saved_unknown() }
  const key = lineKey(line)
  const { refusal } = await orRefusal<unknown>(
    intent === 'later'
      ? saveForLater(db, userId, key)
      : intent === 'back'
        ? moveSavedToCart(db, userId, key)
        : changeSavedLines(db, userId, [{ ...line, quantity: 0 }]),
  )
  return refusal ? { refusal: refusal.say(requestLocale()) } : {}
}
