import { Copy, Download, Printer } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button, buttonClass } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { useMe } from '#web/shell/session/me-provider.tsx'
import { m } from '#words/messages.js'

/** Shown once, to be kept: copied, printed, or as a file. */
export function BackupCodes({ codes, isFirst }: { codes: string[]; isFirst: boolean }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [codes])
  const text = `${m.security_codes_head()}\n\n${codes.join('\n')}\n`
  return (
    <div ref={box} tabIndex={-1} className="print-alone mt-4 scroll-mt-4 outline-none">
      <Notice
        tone="success"
        title={isFirst ? m.security_done_started() : m.security_done_codes()}
        className="print:hidden"
      >
        {m.security_codes_keep()}
      </Notice>
      <h3 className="type-h3 mt-5">{m.security_codes_head()}</h3>
      <ol className="num mt-3 grid grid-cols-2 gap-x-6 gap-y-2 rounded-md border border-line bg-surface p-5 text-lg font-semibold tracking-[.04em] text-ink select-text [font-variant-ligatures:none]">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap gap-3 print:hidden">
        <ScriptButtons text={codes.join('\n')} />
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="luot-backup-codes.txt"
          className={buttonClass({ variant: 'outline', size: 'sm' })}
        >
          <Download aria-hidden size={18} strokeWidth={1.9} />
          {m.security_codes_save()}
        </a>
      </div>
      {isFirst && <ToAdmin />}
    </div>
  )
}

/** Where an admin of a live shop was going when two-factor was asked for. */
function ToAdmin() {
  const { me } = useMe()
  if (!me?.isAdmin) return null
  return (
    <a href="/admin" className={`${buttonClass()} mt-6 print:hidden`}>
      {m.security_to_admin()}
    </a>
  )
}

function ScriptButtons({ text }: { text: string }) {
  const [isCopied, setCopied] = useState(false)
  if (!useHydrated()) return null
  const copy = () => void navigator.clipboard.writeText(text).then(() => setCopied(true))
  return (
    <>
      <Button variant="outline" size="sm" icon={<Copy aria-hidden size={18} strokeWidth={1.9} />} onClick={copy}>
        <span role="status">{isCopied ? m.security_codes_copied() : m.security_codes_copy()}</span>
      </Button>
      <Button
        variant="outline"
        size="sm"
        icon={<Printer aria-hidden size={18} strokeWidth={1.9} />}
        onClick={() => print()}
      >
        {m.security_codes_print()}
      </Button>
    </>
  )
}
