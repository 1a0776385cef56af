import { Check } from 'lucide-react'
import type { OptionKey } from '#shop/catalogue/product.ts'
import { Button } from '#ui/button.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { m } from '#words/messages.js'
import type { Picker } from './use-picker.ts'

export const buyFormId = 'buy'
export const addButtonId = 'add-to-cart'

/** What the button asks for while a choice is open. */
const asks: Record<OptionKey, () => string> = {
  colour: m.product_choose_colour,
  size: m.product_choose_size,
  width: m.product_choose_width,
  blade_length: m.product_choose_blade_length,
  hollow: m.product_choose_hollow,
  length: m.product_choose_length,
  kind: m.product_choose_kind,
}

/** Before scripts arrive the button cannot follow the radios, so it says what it always does. */
export function useAddWords({ missing, variant, isSoldOut }: Picker) {
  const isAwake = useHydrated()
  const isOut = isSoldOut || variant?.stock === 0
  return { isOut, text: isOut ? m.product_sold_out() : missing && isAwake ? asks[missing]() : m.product_add() }
}

export const missingWords = (key: OptionKey) => asks[key]()

export function AddButton({ picker, isAdded }: { picker: Picker; isAdded: boolean }) {
  const { isOut, text } = useAddWords(picker)
  return (
    <Button id={addButtonId} type="submit" size="lg" block disabled={isOut} icon={isAdded && <Check aria-hidden size={20} />} className="mt-6">
      {isAdded ? m.product_added() : text}
    </Button>
  )
}
