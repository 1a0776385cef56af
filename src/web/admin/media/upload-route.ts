import { redirect } from 'react-router'
import { orRefusal } from '#kit/refusal.ts'
import { allLimits } from '#platform/limits/all-limits.server.ts'
import { db } from '#platform/postgres/db.server.ts'
import { secondsToWait } from '#platform/limits/limit.server.ts'
import { savePicture } from '#shop/media/save-picture.ts'
import { isUuid } from '#kit/is-uuid.ts'
import { maxPhotoBytes } from '#shop/media/photo.ts'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import type { Route } from './+types/upload-route.ts'
import { localized } from '#kit/localized.ts'

export const loader = () => redirect('/admin/media')

/** Uploads a picture to the library; its description is entered on the next page, unless it is sought for a product (`for`). */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { actor } = context.get(adminContext)
  const productId = url.searchParams.get('for') ?? ''
  const kept = isUuid(productId) ? { for: productId } : undefined
  const redirectToLibrary = (search: Record<string, string>) =>
    redirect(`/admin/media?${new URLSearchParams({ ...search, ...kept })}`)
  const redirectWithError = (code: string) => redirectToLibrary({ picture: code.replace(/^[a-z]+-/, '') })
  const form = await request.formData().catch(() => undefined)
  const file = form?.get('picture')
  if (!(file instanceof File) || file.size === 0) return redirectWithError('missing')
  if (file.size > maxPhotoBytes) return redirectWithError('big')
  if (await secondsToWait(db, allLimits.shopPicture, actor)) return redirectWithError('often')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const { done, refusal } = await orRefusal(savePicture(db, actor, { bytes, alt: localized(() => '') }))
  if (refusal) return redirectWithError(refusal.code)
  return kept ? redirectToLibrary({ done: 'added' }) : redirect(`/admin/media/${done}?done=added`)
}
