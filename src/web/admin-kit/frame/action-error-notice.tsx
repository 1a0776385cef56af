import { X } from 'lucide-react'
import { IconButton } from '#ui/icon-button.tsx'
import { Notice } from '#ui/notice.tsx'
import { ErrorId } from '#web/shell/errors/error-id.tsx'
import { m } from '#words/messages.js'
import { setActionError, useActionError, type ActionError } from '#web/shell/errors/action-error.ts'

const words: Record<ActionError['why'], () => string> = {
  system: m.admin_failed_system,
  network: m.admin_failed_network,
  'signed-out': m.admin_failed_signed_out,
  gone: m.admin_failed_gone,
  role: m.admin_role_check_text,
  said: m.admin_failed_system,
}

/** The toast disappears, so the error stays here until a request succeeds: nobody has to guess whether it was saved. */
export function ActionErrorNotice() {
  const actionError = useActionError()
  if (!actionError) return null
  const { why, isReading, text, error } = actionError
  return (
    <div className="sticky top-3 z-20 mb-5 print:hidden">
      <Notice
        tone="error"
        title={why === 'role' ? m.admin_role_check_title() : m.admin_error_title()}
        className="shadow-sh2"
        action={
          why === 'signed-out' && (
            <a href="/auth?mode=admin" target="_blank" className="link inline-flex min-h-11 items-center">
              {m.admin_failed_sign_in()}
            </a>
          )
        }
      >
        <div className="flex items-start gap-2">
          <div className="min-w-0 flex-1">
            <p>{isReading ? m.admin_failed_reading() : (text ?? words[why]())}</p>
            {why === 'system' && <ErrorId error={error} />}
          </div>
          <IconButton label={m.layout_close()} onClick={() => setActionError(undefined)}>
            <X aria-hidden size={20} strokeWidth={1.8} />
          </IconButton>
        </div>
      </Notice>
    </div>
  )
}
