import { useRef, useState } from 'react'
import { buttonClass } from '#ui/button.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { m } from '#words/messages.js'

/** The code by which the order is named, and copied with one press; where the browser gives no clipboard it is marked. */
export function CopyCode({ code }: { code: string }) {
  const text = useRef<HTMLElement>(null)
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      setCopied(true)
    } catch {
      if (text.current) getSelection()?.selectAllChildren(text.current)
    }
  }
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-3 text-[1.125rem]">
      <span>
        {m.order_code()}{' '}
        <b ref={text} className="num font-semibold tracking-wide text-ink select-all">
          {code}
        </b>
      </span>
      {useHydrated() && (
        <button type="button" className={buttonClass({ variant: 'outline', size: 'sm' })} onClick={() => void copy()}>
          {isCopied ? m.payment_copy_done() : m.payment_copy()}
          <span className="sr-only">: {m.order_code()}</span>
        </button>
      )}
    </p>
  )
}
