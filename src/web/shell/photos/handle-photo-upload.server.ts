import { redirect } from 'react-router'
import { orRefusal } from '#kit/refusal.ts'
import { db } from '#platform/postgres/db.server.ts'
import { secondsToWait, type Limit } from '#platform/limits/limit.server.ts'
import { maxPhotoBytes } from '#shop/media/photo.ts'

type Shelf = {
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
export async function handlePhotoUpload({ request, path, limit, key, add, remove }: Shelf) {
  const back = (said: string) => redirect(`${path}?${said}#pictures`)
  const trouble = (code: string) => back(`picture=${code.replace(/^[a-z]+-/, '')}`)
  const form = await request.formData().catch(() => undefined)
  const gone = form?.get('remove')
  if (typeof gone === 'string' && remove) {
    const { refusal } = await orRefusal(remove(gone))
    return refusal ? trouble(refusal.code) : back('done=picture-gone')
  }
  const file = form?.get('picture')
  if (!(file instanceof File) || file.size === 0) return back('picture=missing')
  if (file.size > maxPhotoBytes) return back('picture=big')
  if (await secondsToWait(db, limit, key)) return back('picture=often')
  const { refusal } = await orRefusal(add(new Uint8Array(await file.arrayBuffer())))
  return refusal ? trouble(refusal.code) : back('done=picture')
}
