import { isSignInName, signInNameOf } from '#providers/sign-in.ts'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { Notice } from '#ui/notice.tsx'
import { toast } from '#ui/overlays/toast.tsx'
import { noteSuccess } from '#web/shell/session/sign-in-attempts.ts'
import { m } from '#words/messages.js'

type Said = { tone: 'info' | 'success' | 'error'; text: string; more?: string }

/** Why somebody was led here: said in the page, and as a toast. */
export function ArrivalNotice() {
  const [params] = useSearchParams()
  const notice = params.get('notice')
  const said = reason(notice, params.get('provider'))
  const { tone, text } = said ?? {}
  useEffect(() => {
    if (text) void toast(text, { tone })
    // With a new password the failures of the old one no longer stand in the way.
    if (notice === 'password-reset') noteSuccess()
  }, [text, tone, notice])
  if (!said) return null
  return (
    <Notice tone={said.tone} title={said.more && said.text}>
      {said.more ?? said.text}
    </Notice>
  )
}

function reason(notice: string | null, provider: string | null): Said | undefined {
  if (notice === 'admin-needed') return { tone: 'info', text: m.auth_admin_needed() }
  if (notice === 'password-reset') return { tone: 'success', text: m.auth_new_done() }
  if (notice === 'confirm-by-mail') return { tone: 'success', text: m.auth_signed_up() }
  if (notice === 'account-locked') return { tone: 'error', text: m.auth_refusal_locked() }
  if (notice === 'social-failed' && isSignInName(provider))
    return {
      tone: 'error',
      text: m.auth_social_failed({ provider: signInNameOf(provider) }),
      more: m.auth_social_failed_text(),
    }
}
