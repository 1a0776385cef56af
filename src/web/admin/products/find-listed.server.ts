import { data } from 'react-router'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { findEditedProduct } from './read-editor.ts'

export async function findProductOr404(id: string) {
  const product = await findEditedProduct(db, requestLocale(), id)
  if (!product) throw data(null, { status: 404 })
  return product
}
