import { Check } from 'lucide-react'
import { useHref } from 'react-router'
import { dong } from '#kit/money.ts'
import { Button } from '#ui/button.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { m } from '#words/messages.js'
import type { Picker } from '#web/parts/product/use-picker.ts'

export const buyFormId = 'buy'
const addButtonId = 'add-to-cart'
/** Id of the row with the buy button or the stock watch. */
export const buyRowId = 'buy-row'

/**
 * Text and behaviour of the button. Before scripts arrive it cannot follow the radios, so its text is the general one. Where every variant is sold
 * out, it leads to the choice that the stock watch needs; without scripts, to this page with what was chosen.
 */
export function useAddWords({ ask, isSoldOut }: Picker) {
  const isHydrated = useHydrated()
  const here = useHref('.')
  if (isSoldOut && ask)
    return {
      text: m.product_choose_to_watch({ what: ask }),
      variant: 'outline' as const,
      press: { formMethod: 'get', formAction: here },
    }
  return {
    text: isSoldOut ? m.product_sold_out() : ask && isHydrated ? ask : m.product_add(),
    press: { disabled: isSoldOut },
  }
}

type Props = { picker: Picker; work: number; isAdded: boolean }

/** Once a variant is chosen, the button shows its price with the chosen services; only with scripts. */
export function AddButton({ picker, work, isAdded }: Props) {
  const { text, variant: look, press } = useAddWords(picker)
  const { variant, price } = picker
  const isHydrated = useHydrated()
  return (
    <Button
      id={addButtonId}
      type="submit"
      size="lg"
      block
      variant={look}
      {...press}
      icon={isAdded && <Check aria-hidden size={20} />}
    >
      <span>
        {isAdded ? m.product_added() : text}
        {isHydrated && variant && !isAdded && <span className="num"> · {dong(price.now + work)}</span>}
      </span>
    </Button>
  )
}
