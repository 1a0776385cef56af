import { X } from 'lucide-react'
import { createPortal } from 'react-dom'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useTopModal } from '#ui/overlays/use-top-modal.ts'
import { m } from '#words/messages.js'
import { signInAgain } from '../session/session-watch.ts'
import { setActionError, type ActionError } from './action-error.ts'
import { ErrorId } from './error-id.tsx'

const words: Partial<Record<ActionError['why'], () => string>> = {
  network: m.admin_failed_network,
  'signed-out': m.error_signed_out,
}

/** The toast vanishes, so this stays until the form is sent again: what failed, that nothing typed is lost, and the id for support. */
export default function FailedAction({ why, text, error }: ActionError) {
  const modal = useTopModal()
  return createPortal(
    <div
      data-bottom-bar
      data-offers-sign-in={why === 'signed-out' || undefined}
      className="fixed inset-x-4 above-foot z-40 rounded-md bg-surface shadow-sh2 sm:left-auto sm:w-104 print:hidden"
    >
      <Notice
        tone="error"
        title={m.error_part_any()}
        action={
          why === 'signed-out' && (
            <Button size="sm" onClick={signInAgain}>
              {m.auth_session_sign_in()}
            </Button>
          )
        }
      >
        <div className="flex items-start gap-2">
          <div className="min-w-0 flex-1">
            <p>{text ?? (words[why] ?? m.admin_failed_system)()}</p>
            {why === 'system' && <ErrorId error={error} />}
          </div>
          <IconButton label={m.layout_close()} onClick={() => setActionError(undefined)}>
            <X aria-hidden size={20} strokeWidth={1.8} />
          </IconButton>
        </div>
      </Notice>
    </div>,
    modal ?? document.body,
  )
}
