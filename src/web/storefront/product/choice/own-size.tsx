import { useEffect } from 'react'
import { footOwner, readAnswers } from '#shop/catalogue/attributes/use-foot.ts'
import { isMadeSize, labelForFoot, type BootDiscipline } from '#shop/catalogue/attributes/sizes.ts'
import { m } from '#words/messages.js'
import type { ProductView } from '../find-product-view.server.ts'
import { advisedWords } from '#web/parts/advisers/foot-advice.tsx'
import { parseStoredSize } from './stored-sizes.ts'
import { ownChoice } from './own-size.ts'
import { sizeTypedIn } from '#web/parts/advisers/size-form.ts'
import { adviceFor } from '#web/parts/advisers/use-size-advice.ts'
import type { Picker } from '#web/parts/product/use-picker.ts'

type Props = { view: ProductView; discipline: BootDiscipline; picker: Picker; storedSize?: string; foot?: number }

/** Chooses the size that this shopper last put into the cart, else that of the foot that was measured, and says whose it is. Fetched only where either is known. */
export default function OwnSize({ view, discipline, picker, storedSize, foot }: Props) {
  const last = storedSize === undefined ? undefined : parseStoredSize(storedSize)
  const advised = foot === undefined ? undefined : advisedFor(view, discipline, foot)
  const { choice, variants, suggest, pick } = picker
  useEffect(() => {
    if (choice.size) return
    const own = [last, advised].flatMap((one) => (one && ownChoice(variants, choice, one)) ?? [])[0]
    if (own) suggest(own)
    // oxlint-disable-next-line react/exhaustive-deps -- once: what the shopper chooses afterwards stands
  }, [])
  if (advised && choice.size === advised.size) {
    const name = footOwner()
    const footText = name ? m.product_own_foot_of({ name, foot: foot! }) : m.product_own_foot({ foot: foot! })
    return <span className="num">{footText}</span>
  }
  if (last && choice.size === last.size) return <span className="num">{m.product_own_last({ size: last.size })}</span>
  if (!advised) return null
  if (!advised.isMade) return <span className="num">{advised.said}</span>
  return (
    <button type="button" onClick={() => pick('size', advised.size)} className="num link -my-2.5 min-h-11">
      {m.product_own_pick({ foot: foot!, size: advised.size })}
    </button>
  )
}

/** The adviser's answer, where it was asked, else the label for the foot on the ruler. */
function advisedFor({ line, options }: ProductView, discipline: BootDiscipline, foot: number) {
  const typed = sizeTypedIn(Object.entries(readAnswers()))
  const advice = line ? adviceFor({ foot: String(foot), ...typed }, { discipline, line }).advice : undefined
  const size = advice?.size_mm ?? labelForFoot(discipline, foot)
  const isMade =
    isMadeSize(size) && options.some((one) => one.key === 'size' && one.values.some(({ value }) => +value === size))
  const width = advice?.width ? advice.width_offered : null
  return {
    size: String(size),
    ...(width && { width }),
    isMade,
    said: advisedWords({ typed, foot, size, width, isMade }),
  }
}
