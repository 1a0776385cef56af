import { Download } from 'lucide-react'
import { useEffect, useState } from 'react'
import { dong } from '#kit/money.ts'
import { buttonClass } from '#ui/button.tsx'
import { m } from '#words/messages.js'
import { CopyRow } from '../page/copy-row.tsx'
import type { TransferView } from './view-transfer.server.ts'

type CopyResult = { name: string; isCopied: boolean } | undefined

/** How to pay by transfer: scan, keep the picture for the bank's app on the same phone, or copy what is typed there (docs/reference/vietnam.md 1.4). */
export function TransferDetails({ transfer }: { transfer: TransferView }) {
  const { bank, account, holder, amount, memo, picture } = transfer
  const [copied, showCopied] = useCopyResult()
  const row = (name: string, shown: string, value?: string) => ({
    name,
    shown,
    value,
    isCopied: copied?.name === name && copied.isCopied,
    onCopy: (isCopied: boolean) => showCopied({ name, isCopied }),
  })
  return (
    <div className="grid gap-x-8 gap-y-4 rounded-lg border border-line bg-surface p-4 sm:grid-cols-[15rem_1fr] md:p-6">
      <div className="grid content-start justify-items-center gap-2">
        <img
          src={picture}
          width={240}
          height={240}
          alt={m.payment_qr_alt({ amount: dong(amount), memo })}
          className="rounded-md border border-line bg-[#fff]"
        />
        <a href={picture} download={`VietQR-${memo}.png`} className={buttonClass({ variant: 'quiet', size: 'sm' })}>
          <Download aria-hidden size={18} strokeWidth={1.8} />
          {m.payment_qr_save()}
        </a>
      </div>
      <div className="min-w-0">
        <dl>
          <div className="pb-2">
            <dt className="type-fine text-muted">{m.payment_bank()}</dt>
            <dd className="text-lg leading-snug font-semibold text-ink">{bank}</dd>
          </div>
          <CopyRow {...row(m.payment_account(), account)} />
          <CopyRow {...row(m.payment_holder(), holder)} />
          <CopyRow {...row(m.payment_amount(), dong(amount), String(amount))} />
          <CopyRow {...row(m.payment_memo(), memo)} />
        </dl>
        <p role="status" className="sr-only">
          {copied && (copied.isCopied ? m.payment_copied(copied) : m.payment_copy_marked(copied))}
        </p>
        <p className="mt-2 type-small text-muted">{m.payment_memo_keep()}</p>
      </div>
    </div>
  )
}

const shownMs = 3_000

/** The row copied last, for a moment; copying it again announces it again. */
function useCopyResult() {
  const [result, setResult] = useState<CopyResult>()
  useEffect(() => {
    if (!result) return
    const timer = setTimeout(() => setResult(undefined), shownMs)
    return () => clearTimeout(timer)
  }, [result])
  return [result, setResult] as const
}
