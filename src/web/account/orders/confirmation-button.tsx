import { Mail } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/overlays/toast.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { m } from '#words/messages.js'
import { showErrorToast } from '#web/shell/errors/show-error-toast.ts'

/** The confirmation once more, to the owner's mailbox. Its answer is read only for an error. */
export function ConfirmationButton({ orderId, href }: { orderId: string; href: string }) {
  const [isBusy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    const error = await ask(href, orderId)
    setBusy(false)
    if (error) showErrorToast(error)
    else void toast(m.order_mail_sent(), { tone: 'success' })
  }
  return (
    useHydrated() && (
      <Button
        variant="outline"
        size="sm"
        busy={isBusy}
        busyText={m.order_mail_busy()}
        icon={<Mail aria-hidden size={18} strokeWidth={1.8} />}
        onClick={() => void send()}
      >
        {m.order_mail_again()}
      </Button>
    )
  )
}

/** What went wrong, in a sentence; nothing when the letter is on its way. */
async function ask(href: string, orderId: string): Promise<string | undefined> {
  const answer = await fetch(href, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ type: 'order_confirmation', orderId }),
  }).catch(() => undefined)
  if (answer?.ok) return
  const { error } = ((await answer?.json().catch(() => undefined)) ?? {}) as { error?: string }
  return error ?? m.error_part_any()
}
