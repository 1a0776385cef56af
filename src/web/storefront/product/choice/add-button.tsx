import { Check } from 'lucide-react'
import { dong } from '#kit/money.ts'
import { Button } from '#ui/button.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { m } from '#words/messages.js'
import type { Picker } from '#web/parts/product/use-picker.ts'

export const buyFormId = 'buy'
const addButtonId = 'add-to-cart'
/** Id of the row with the buy button or the stock watch. */
export const buyRowId = 'buy-row'

/** Before scripts arrive the button cannot follow the radios, so its text is the general one. */
export function useAddWords({ ask, variant, isSoldOut }: Picker) {
  const isHydrated = useHydrated()
  const isOut = isSoldOut || variant?.stock === 0
  return { isOut, text: isOut ? m.product_sold_out() : ask && isHydrated ? ask : m.product_add() }
}

type Props = { picker: Picker; work: number; isAdded: boolean }

/** Once a variant is chosen, the button shows its price with the chosen services; only with scripts. */
export function AddButton({ picker, work, isAdded }: Props) {
  const { isOut, text } = useAddWords(picker)
  const { variant, price } = picker
  const isHydrated = useHydrated()
  return (
    <Button
      id={addButtonId}
      type="submit"
      size="lg"
      block
      disabled={isOut}
      icon={isAdded && <Check aria-hidden size={20} />}
    >
      <span>
        {isAdded ? m.product_added() : text}
        {isHydrated && variant && !isAdded && !isOut && <span className="num"> · {dong(price.now + work)}</span>}
      </span>
    </Button>
  )
}
