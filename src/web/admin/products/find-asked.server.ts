import { data } from 'react-router'
import { db } from '#platform/db.server.ts'
import { spokenLocale } from '#platform/request.server.ts'
import { findAsked } from './read-editor.ts'

/** The product that the address names. */
export async function findAskedOr404(id: string) {
  const product = await findAsked(db, spokenLocale(), id)
  if (!product) throw data(null, { status: 404 })
  return product
}
