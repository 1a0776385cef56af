import { useState } from 'react'
import { useHref } from 'react-router'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { useMe } from '#web/shell/session/me-provider.tsx'
import { m } from '#words/messages.js'
import type { WatchAnswer } from './request-stock-watch.server.ts'
import { StockWatchFields } from './stock-watch-fields.tsx'

type Props = { isOpen: boolean; onClose: () => void; variantId: string; what: React.ReactNode }

/** Asks for an email when this choice is back in stock. What was typed stays when the server cannot be reached. */
export default function WatchDialog({ isOpen, onClose, variantId, what }: Props) {
  const { me } = useMe()
  const href = useHref('/api/watch')
  const [answer, setAnswer] = useState<WatchAnswer>()
  const [isBusy, setBusy] = useState(false)
  const send = async (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    const body = new URLSearchParams(new FormData(event.currentTarget) as never)
    setAnswer(await post(href, body))
    setBusy(false)
  }
  return (
    <Dialog open={isOpen} onClose={onClose} size="narrow" title={m.watch_title()} closeLabel={m.layout_close()}>
      <p className="mb-4">{what}</p>
      <form method="post" action={href} noValidate onSubmit={(event) => void send(event)}>
        <StockWatchFields {...{ variantId, answer, isBusy }} email={me?.email} />
      </form>
    </Dialog>
  )
}

async function post(href: string, body: URLSearchParams): Promise<WatchAnswer> {
  const failed = { email: body.get('email') ?? '', refusal: m.watch_failed() }
  try {
    const answered = await fetch(href, { method: 'POST', body })
    return answered.ok || [422, 429].includes(answered.status) ? ((await answered.json()) as WatchAnswer) : failed
  } catch {
    return failed
  }
}
