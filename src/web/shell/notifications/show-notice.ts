import { toast } from '#ui/overlays/toast.tsx'
import { m } from '#words/messages.js'
import { noteSuccess } from '../session/sign-in-attempts.ts'

const notices: Record<string, { text: () => string; tone: 'success' | 'error'; also?: () => void }> = {
  'not-admin': { text: m.layout_notice_not_admin, tone: 'error' },
  'not-your-area': { text: m.admin_area_refused, tone: 'error' },
  'not-moderator': { text: m.auth_session_not_moderator, tone: 'error' },
  'signed-in': { text: m.auth_signed_in, tone: 'success', also: noteSuccess },
  'signed-in-admin': { text: m.auth_signed_in_admin, tone: 'success', also: noteSuccess },
  confirmed: { text: m.auth_confirmed, tone: 'success' },
}

/** Whether the sentence is known; others belong to the page that is shown. */
export function showNotice(notice: string) {
  const shown = Object.hasOwn(notices, notice) ? notices[notice] : undefined
  if (!shown) return false
  shown.also?.()
  void toast(shown.text(), { tone: shown.tone })
  return true
}
