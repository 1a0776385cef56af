import { Check } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { m } from '#words/messages.js'
import type { Picker } from './use-picker.ts'

export const buyFormId = 'buy'
export const addButtonId = 'add-to-cart'
/** Where one buys, or asks to be told when one can. */
export const buyRowId = 'buy-row'

/** Before scripts arrive the button cannot follow the radios, so it says what it always does. */
export function useAddWords({ ask, variant, isSoldOut }: Picker) {
  const isAwake = useHydrated()
  const isOut = isSoldOut || variant?.stock === 0
  return { isOut, text: isOut ? m.product_sold_out() : ask && isAwake ? ask : m.product_add() }
}

export function AddButton({ picker, isAdded }: { picker: Picker; isAdded: boolean }) {
  const { isOut, text } = useAddWords(picker)
  return (
    <Button
      id={addButtonId}
      type="submit"
      size="lg"
      block
      disabled={isOut}
      icon={isAdded && <Check aria-hidden size={20} />}
    >
      {isAdded ? m.product_added() : text}
    </Button>
  )
}
