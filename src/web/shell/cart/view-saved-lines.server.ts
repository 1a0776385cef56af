import type { Locale } from '#kit/localized.ts'
import { pick } from '#kit/pick.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { listSavedLines } from '#shop/cart/list-saved-lines.ts'
import type { CartLineInput } from '#shop/cart/cart-line-input.ts'
import { viewCart } from './cart-view.server.ts'

/** Saved lines with today's price and stock. A withdrawn line has a problem and nothing else. */
export const viewSavedLines = async (db: Db, lines: CartLineInput[], locale: Locale) =>
  pick(await viewCart(db, lines, locale), ['lines', 'problems'])
export type SavedLinesView = Awaited<ReturnType<typeof viewSavedLines>>

export const viewOwnSavedLines = async (db: Db, userId: string, locale: Locale) =>
  viewSavedLines(db, await listSavedLines(db, userId), locale)
