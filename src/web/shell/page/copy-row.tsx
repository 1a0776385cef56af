import { Check, Copy } from 'lucide-react'
import { useRef } from 'react'
import { buttonClass } from '#ui/button.tsx'
import { cx } from '#ui/cx.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import { m } from '#words/messages.js'

type Props = {
  name: string
  shown: string
  /** The copied text where it differs from the shown one: an amount goes into a bank's field without dots. */
  value?: string
  /** A link: small, and broken wherever the line ends. */
  isLong?: boolean
  isCopied: boolean
  onCopy: (isCopied: boolean) => void
}

/** A value to type elsewhere: it can be selected, and copied with one press. Without a clipboard the press selects it. */
export function CopyRow({ name, shown, value = shown, isLong = false, isCopied, onCopy }: Props) {
  const text = useRef<HTMLElement>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      onCopy(true)
    } catch {
      if (text.current) getSelection()?.selectAllChildren(text.current)
      onCopy(false)
    }
  }
  const Mark = isCopied ? Check : Copy
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-t border-line py-2">
      <dt className="type-fine text-muted">{name}</dt>
      <dd
        ref={text}
        className={cx('text-ink select-all', isLong ? 'break-all' : 'text-lg leading-snug font-semibold break-words')}
      >
        {shown}
      </dd>
      {useHydrated() && (
        <dd className="col-start-2 row-span-2 row-start-1 whitespace-nowrap">
          <button type="button" className={buttonClass({ variant: 'outline', size: 'sm' })} onClick={() => void copy()}>
            <Mark aria-hidden size={18} strokeWidth={1.8} />
            {isCopied ? m.payment_copy_done() : m.payment_copy()}
            <span className="sr-only">: {name}</span>
          </button>
        </dd>
      )}
    </div>
  )
}
