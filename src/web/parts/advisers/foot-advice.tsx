import { Ruler } from 'lucide-react'
import { decimal } from '#kit/decimal.ts'
import type { LineSlug } from '#shop/catalogue/product.ts'
import { sizeIn } from '#shop/catalogue/attributes/size-systems.ts'
import { isMadeSize, type BootDiscipline, type Width } from '#shop/catalogue/attributes/sizes.ts'
import { m } from '#words/messages.js'
import type { PickVariant } from '../product/picker.ts'
import { focusSize } from '../product/size-and-width.ts'
import { fitStock, ownFit } from './own-fit.ts'
import type { SizeTyped } from './size-form.ts'
import { widthName } from './size-words.ts'

type Props = {
  foot: number
  discipline: BootDiscipline
  line: LineSlug | null
  sizes: number[]
  /** In the chosen colour. */
  variants: readonly PickVariant[]
  isChosen: (mm: number, width: Width | null) => boolean
  pick: (mm: number, width: Width | null) => void
}

/** The size and width for the foot kept in this browser. A width that this boot is not made in is said and not replaced by another. */
export default function FootAdvice({ foot: kept, discipline, line, sizes, variants, isChosen, pick }: Props) {
  const own = ownFit(kept, discipline, line)
  const { foot, typed, size, width } = own
  const isMade = sizes.includes(size)
  const isWidthMade = fitStock(variants, own) !== 'not-made'
  const text = advisedWords({ typed, foot, size, width, isMade })
  return (
    <p className="num mt-2 flex flex-wrap items-center gap-x-2.5 rounded-sm bg-accent-soft px-3.5 py-2.5 text-[0.9rem]">
      <Ruler aria-hidden size={18} strokeWidth={1.7} className="shrink-0 text-accent" />
      <span className="min-w-0 flex-1">
        {text} {isMade && !isWidthMade && m.advice_stock_other_width({ size })}
      </span>
      {isMade && isWidthMade && !isChosen(size, width) && (
        <button type="button" onClick={() => (pick(size, width), focusSize())} className="link min-h-11">
          {m.product_foot_pick({ size })}
        </button>
      )}
    </p>
  )
}

type Advised = { typed: SizeTyped; foot: number; size: number; width: Width | null; isMade: boolean }

/** Words for the measured foot, or for the street shoe where only that is known; then no foot length is mentioned. */
export function advisedWords({ typed, foot, size, width, isMade }: Advised) {
  const eu = sizeIn('eu', size)
  if (!isMadeSize(size)) return m.advice_no_line_has_size()
  if (typed.by === 'shoe' && typed.shoe) {
    const shoe = decimal(typed.shoe.trim())
    return isMade ? m.product_shoe_advice({ shoe, size, eu }) : m.product_shoe_no_size({ shoe, size })
  }
  if (!isMade) return m.product_foot_no_size({ foot, size })
  return width
    ? m.advice_foot_line({ foot, size, eu, width: widthName(width) })
    : m.product_foot_advice({ foot, size, eu })
}
