import { data, type ActionFunctionArgs } from 'react-router'
import { orRefusal } from '#kit/refusal.ts'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { changeSavedLines } from '#shop/cart/change-saved-lines.ts'
import { mergeSavedLines } from '#shop/cart/merge-saved-lines.ts'
import { parseLineChanges, parseCartLines } from '#shop/cart/cart-line-input.ts'
import { readerContext, readerGuard } from '../access/reader-guard.server.ts'
import { viewOwnSavedLines, viewSavedLines } from './view-saved-lines.server.ts'

export const middleware = [readerGuard]

type Body = { lines?: unknown; merge?: unknown; changes?: unknown } | null

/** Lines saved for later: a visitor's stay in the browser and are only priced here; a person's are changed and returned. */
export async function action({ request, context }: ActionFunctionArgs) {
  const body = (await request.json().catch(() => null)) as Body
  const person = context.get(readerContext)
  if (body?.merge === undefined && body?.changes === undefined)
    return data(await viewSavedLines(db, parseCartLines(body?.lines).lines, requestLocale()))
  if (!person) return data(null, { status: 401 })
  const { refusal } = await orRefusal(
    body.merge === undefined
      ? changeSavedLines(db, person.id, parseLineChanges(body.changes))
      : mergeSavedLines(db, person.id, parseCartLines(body.merge).lines),
  )
  if (refusal) return data({ refusal: refusal.say(requestLocale()) }, { status: 422 })
  return data(await viewOwnSavedLines(db, person.id, requestLocale()))
}
