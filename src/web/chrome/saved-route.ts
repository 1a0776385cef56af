import { data, type ActionFunctionArgs } from 'react-router'
import { orRefusal } from '#kit/refusal.ts'
import { db } from '#platform/db.server.ts'
import { spokenLocale } from '#platform/request.server.ts'
import { changeSaved } from '#shop/cart/change-saved.ts'
import { mergeSaved } from '#shop/cart/merge-saved.ts'
import { readChanges, readWanted } from '#shop/cart/wanted.ts'
import { readerContext, readerGate } from './reader-gate.server.ts'
import { viewOwnSaved, viewSaved } from './view-saved.server.ts'

export const middleware = [readerGate]

type Body = { lines?: unknown; merge?: unknown; changes?: unknown } | null

/** What is put aside: a visitor's is only priced, it stays in the browser; a person's is changed and answered. */
export async function action({ request, context }: ActionFunctionArgs) {
  const body = (await request.json().catch(() => null)) as Body
  const person = context.get(readerContext)
  if (body?.merge === undefined && body?.changes === undefined)
    return data(await viewSaved(db, readWanted(body?.lines).lines, spokenLocale()))
  if (!person) return data(null, { status: 401 })
  const { refusal } = await orRefusal(
    body.merge === undefined
      ? changeSaved(db, person.id, readChanges(body.changes))
      : mergeSaved(db, person.id, readWanted(body.merge).lines),
  )
  if (refusal) return data({ refusal: refusal.say(spokenLocale()) }, { status: 422 })
  return data(await viewOwnSaved(db, person.id, spokenLocale()))
}
