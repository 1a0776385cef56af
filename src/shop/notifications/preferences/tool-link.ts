import type { Locale } from '#kit/localized.ts'
import { linkIn } from '#platform/link-in.server.ts'
import { isSigned, sign } from '#platform/secrets/secret.server.ts'

const paths = { reminder: '/tools/reminder', fit: '/fit' } as const
type ToolLinkTarget = keyof typeof paths

/** Opens the subject of one email without signing in; it does not expire, since emails are read late, but its subject may be gone. */
export function toolLink(target: ToolLinkTarget, id: string, locale: Locale, more: Record<string, string> = {}) {
  const params = new URLSearchParams({ ...more, id, key: sign(target, id) })
  return linkIn(locale, `${paths[target]}?${params}`)
}

/** Ends all reminders of this address, also those that are made later; the reminder of the email may be deleted by then. */
export function stopRemindersLink(email: string, locale: Locale) {
  const params = new URLSearchParams({ stop: '1', email, key: sign('stop-reminders', email) })
  return linkIn(locale, `${paths.reminder}?${params}`)
}

/** The address of such a link; undefined if the shop did not sign it. */
export function readStopReminders(params: URLSearchParams): string | undefined {
  const email = params.get('email') ?? ''
  return isSigned('stop-reminders', email, params.get('key') ?? '') ? email : undefined
}

/** The id of a link; undefined if the shop did not sign it. */
export function readToolLink(target: ToolLinkTarget, params: URLSearchParams): string | undefined {
  const id = params.get('id') ?? ''
  return isSigned(target, id, params.get('key') ?? '') ? id : undefined
}
