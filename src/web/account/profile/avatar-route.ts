import { redirect } from 'react-router'
import { maxAvatarBytes } from '#shop/identity/profile/stored-avatar.ts'
import { changeAvatar } from '#shop/identity/profile/change-avatar.ts'
import { removeAvatar } from '#shop/identity/profile/remove-avatar.ts'
import { orRefusal } from '#kit/refusal.ts'
import { allLimits } from '#platform/limits/all-limits.server.ts'
import { db } from '#platform/postgres/db.server.ts'
import { secondsToWait } from '#platform/limits/limit.server.ts'
import { customerContext } from '#web/parts/account/customer-guard.server.ts'
import type { Route } from './+types/avatar-route.ts'
import type { AvatarError } from './avatar-error.ts'

/** Decoding a picture is more expensive than any page. */
const perPerson = allLimits.avatar

export const loader = () => redirect('/profile')

/** Upload of a picture; app.ts allows large request bodies for such routes. Responses redirect to the profile, also without scripts. */
export async function action({ request, context }: Route.ActionArgs) {
  const { id } = context.get(customerContext)
  const form = await request.formData().catch(() => undefined)
  if (form?.get('intent') === 'remove') {
    await removeAvatar(db, { userId: id })
    return redirect('/profile?done=picture-gone')
  }
  const file = form?.get('picture')
  if (!(file instanceof File) || file.size === 0) return back('missing')
  if (file.size > maxAvatarBytes) return back('big')
  if (await secondsToWait(db, perPerson, id)) return back('often')
  const { refusal } = await orRefusal(changeAvatar(db, { userId: id, bytes: new Uint8Array(await file.arrayBuffer()) }))
  if (refusal) return back(refusal.code.replace('avatar-', '') as AvatarError)
  return redirect('/profile?done=picture')
}

const back = (code: AvatarError) => redirect(`/profile?picture=${code}`)
