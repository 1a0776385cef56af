import { useEffect, useState } from 'react'
import { dong } from '#kit/money.ts'
import { NoBladeNote } from '#shop/catalogue/texts/no-blade-note.tsx'
import { FallbackText } from '#shop/catalogue/texts/fallback-text.tsx'
import { buttonClass } from '#ui/button.tsx'
import { m } from '#words/messages.js'
import { buyFormId, buyRowId, useAddWords } from './add-button.tsx'
import type { Picker } from '#web/parts/product/use-picker.ts'

type Props = { picker: Picker; /** the total of the ticked services */ work: number; isBare: boolean }

/** On phones: price with services, choice and button stay at hand while the button of the form is out of sight. */
export function StickyBar({ picker, work, isBare }: Props) {
  const { price, missing, words, lent, variant } = picker
  const { text, variant: look, press } = useAddWords(picker)
  const isNeeded = useIsOutOfSight(buyRowId)
  const said = missing ? '' : words
  const total = dong(price.now + work)
  return (
    <div
      data-bottom-bar
      data-buy-bar
      className={`sticky bottom-0 z-20 -mx-4 mt-12 flex items-center gap-4 border-t border-line bg-surface px-4 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] shadow-sh2 transition-opacity md:hidden ${isNeeded ? '' : 'invisible opacity-0'}`}
    >
      <p className="min-w-0 flex-1">
        <b className="type-price block text-ink">{price.isFrom ? m.product_price_from({ price: total }) : total}</b>
        {isBare && <NoBladeNote className="block" />}
        {work > 0 && (
          <span className="type-fine block truncate text-muted">{m.product_work_with({ work: dong(work) })}</span>
        )}
        {said && (
          <span className="type-fine block truncate text-muted">
            <FallbackText text={said} words={lent} />
          </span>
        )}
      </p>
      {variant?.stock === 0 ? (
        <a href={`#${buyRowId}`} className={buttonClass({ variant: 'outline' })}>
          {m.watch_open()}
        </a>
      ) : (
        <button type="submit" form={buyFormId} {...press} className={`${buttonClass({ variant: look })} min-w-40`}>
          {text}
        </button>
      )}
    </div>
  )
}

/** True until measured, so that the bar shows without scripts. */
function useIsOutOfSight(id: string) {
  const [isOut, setOut] = useState(true)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setOut(!entry!.isIntersecting))
    observer.observe(document.getElementById(id)!)
    return () => observer.disconnect()
  }, [id])
  return isOut
}
