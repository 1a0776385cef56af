import { redirect } from 'react-router'
import { orRefusal } from '#kit/refusal.ts'
import { db } from '#platform/postgres/db.server.ts'
import { secondsToWait, type Limit } from '#platform/limits/limit.server.ts'
import { maxPhotoBytes } from '#shop/media/photo.ts'

type PhotoOwner = {
  request: Request
  /** The page with the photos; the result is put into its address. */
  path: string
  limit: Limit
  /** Key of the limit: whose uploads are counted. */
  key: string
  add: (bytes: Uint8Array) => Promise<unknown>
  /** left out where photos are removed elsewhere */
  remove?: (file: string) => Promise<unknown>
}

/** Handles photo uploads, one at a time. The sender is known before the large body is read; the answer redirects back, so it works without scripts. */
export async function handlePhotoUpload({ request, path, limit, key, add, remove }: PhotoOwner) {
  const redirectBack = (query: string) => redirect(`${path}?${query}#pictures`)
  const redirectWithError = (code: string) => redirectBack(`picture=${code.replace(/^[a-z]+-/, '')}`)
  const form = await request.formData().catch(() => undefined)
  const removed = form?.get('remove')
  if (typeof removed === 'string' && remove) {
    const { refusal } = await orRefusal(remove(removed))
    return refusal ? redirectWithError(refusal.code) : redirectBack('done=picture-gone')
  }
  const file = form?.get('picture')
  if (!(file instanceof File) || file.size === 0) return redirectBack('picture=missing')
  if (file.size > maxPhotoBytes) return redirectBack('picture=big')
  if (await secondsToWait(db, limit, key)) return redirectBack('picture=often')
  const { refusal } = await orRefusal(add(new Uint8Array(await file.arrayBuffer())))
  return refusal ? redirectWithError(refusal.code) : redirectBack('done=picture')
}
