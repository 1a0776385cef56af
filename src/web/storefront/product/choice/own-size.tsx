import { useEffect } from 'react'
import { Link } from 'react-router'
import { footOwner } from '#shop/catalogue/attributes/use-foot.ts'
import type { BootDiscipline } from '#shop/catalogue/attributes/sizes.ts'
import { advisedWords } from '#web/parts/advisers/foot-advice.tsx'
import { fitOptions, fitStock, ownFit, widthFit, type OwnFit } from '#web/parts/advisers/own-fit.ts'
import { widthName } from '#web/parts/advisers/size-words.ts'
import { focusSize } from '#web/parts/product/size-and-width.ts'
import type { Picker } from '#web/parts/product/use-picker.ts'
import { m } from '#words/messages.js'
import type { ProductView } from '../find-product-view.server.ts'
import { parseStoredSize } from './stored-sizes.ts'
import { ownChoice } from './own-size.ts'

type Props = { view: ProductView; discipline: BootDiscipline; picker: Picker; storedSize?: string; foot?: number }

/** Chooses the size that this shopper last put into the cart, else that of the foot that was measured, and says whose it is. Fetched only where either is known. */
export default function OwnSize({ view, discipline, picker, storedSize, foot }: Props) {
  const last = storedSize === undefined ? undefined : parseStoredSize(storedSize)
  const own = foot === undefined ? undefined : ownFit(foot, discipline, view.line)
  const { choice, variants, suggest } = picker
  useEffect(() => {
    if (choice.size) return
    const wishes = [last, own?.isSure && { size: String(own.size), width: own.width }]
    const known = wishes.flatMap((one) => (one && ownChoice(variants, choice, one, view.choice)) || [])[0]
    if (known) suggest(known)
    // oxlint-disable-next-line react/exhaustive-deps -- once: what the shopper chooses afterwards stands
  }, [])
  const isLast = last && choice.size === last.size
  return (
    <>
      {isLast && (
        <span className="num">
          {m.product_own_last({ size: last.size })}
          {own && ' ·'}
        </span>
      )}
      {own && <OwnFitLine {...{ view, discipline, picker, own }} />}
    </>
  )
}

type LineProps = Pick<Props, 'discipline' | 'picker' | 'view'> & { own: OwnFit }

/** Whether the chosen size and width suit the measured foot. A width that does not fit is never said to fit: what to do instead stands beside it. */
function OwnFitLine({ view, discipline, picker, own }: LineProps) {
  const { choice, variants } = picker
  const { text, isSettled } = fitWords(own, view, picker)
  const stock = fitStock(variants, own, choice.colour)
  return (
    <>
      <span className="num">{text}</span>{' '}
      {!isSettled &&
        (stock === 'not-made' ? (
          own.width && isSizeMade(own, view) && <OtherModels {...{ discipline, own, width: own.width }} />
        ) : (
          <button
            type="button"
            onClick={() => (picker.pickAll(fitOptions(variants, own, choice.colour)), focusSize())}
            className="num link -my-2.5 min-h-11 text-left"
          >
            {actionWords(own, stock === 'sold-out')}
          </button>
        ))}
    </>
  )
}

const isSizeMade = ({ size }: OwnFit, { options }: ProductView) =>
  options.some(({ key, values }) => key === 'size' && values.some(({ value }) => Number(value) === size))

/** `isSettled`: nothing is left to choose for this foot. */
function fitWords(own: OwnFit, view: ProductView, { choice, variants }: Picker) {
  const { foot, typed, size, width } = own
  const isMade = isSizeMade(own, view)
  if (!isMade || typed.by === 'shoe')
    return {
      text: advisedWords({ typed, foot, size, width, isMade }),
      isSettled: !isMade || choice.size === String(size),
    }
  const name = footOwner()
  const whose = name ? m.product_foot_of({ name }) : m.product_foot_yours()
  if (choice.size !== String(size)) return { text: needWords(own, variants, choice.colour), isSettled: false }
  const fit = widthFit(choice.width, width)
  if (fit === 'unknown' && choice.width) return { text: m.product_own_length({ whose, foot }), isSettled: true }
  if (fit === 'fits' || fit === 'unknown') return { text: m.product_own_foot({ whose, foot }), isSettled: true }
  const message = fit === 'tight' ? m.product_own_tight : m.product_own_loose
  return { text: message({ whose, foot, width: widthName(width!) }), isSettled: false }
}

/** What this foot needs, and, where it cannot be bought here, why. */
function needWords(own: OwnFit, variants: Picker['variants'], colour: string | undefined) {
  const { foot, size, width } = own
  const stock = fitStock(variants, own, colour)
  const facts = { foot, size, width: width ? widthName(width) : '' }
  if (!width) return stock === 'sold-out' ? m.product_own_need_sold_out(facts) : m.product_own_need(facts)
  if (stock === 'not-made') return m.product_own_need_width_not_made(facts)
  return stock === 'sold-out' ? m.product_own_need_width_sold_out(facts) : m.product_own_need_width(facts)
}

const actionWords = ({ size, width }: OwnFit, isSoldOut: boolean) => {
  if (isSoldOut) return width ? m.product_own_watch({ size, width: widthName(width) }) : m.watch_open()
  return width ? m.product_own_pick_width({ size, width: widthName(width) }) : m.product_foot_pick({ size })
}

type OtherProps = { discipline: BootDiscipline; own: OwnFit; width: NonNullable<OwnFit['width']> }

/** Extra wide is made by no line: such feet are fitted in the shop. */
const OtherModels = ({ discipline, own: { size }, width }: OtherProps) => (
  <Link
    to={width === 'XW' ? '/contact' : `/shop/category/${discipline}?size=${size}&width=${width}`}
    className="num link -my-2.5 inline-flex min-h-11 items-center"
  >
    {width === 'XW' ? m.product_own_contact() : m.product_own_other_models({ size, width: widthName(width) })}
  </Link>
)
