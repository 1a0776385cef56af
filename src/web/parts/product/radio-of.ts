import { m } from '#words/messages.js'
import type { OptionView } from './option-view.server.ts'
import type { PickState } from './picker.ts'
import type { Picker } from './use-picker.ts'

/** What a state is called, for the ear. */
export const pickStateWords: Record<PickState, (() => string) | undefined> = {
  available: undefined,
  'sold-out': m.product_state_sold_out,
  impossible: m.product_state_impossible,
}

/** What every radio of the buyer's form has in common. */
export const radioOf = (picker: Picker, { key }: Pick<OptionView, 'key'>, value: string) => ({
  name: key,
  value,
  required: true,
  checked: picker.choice[key] === value,
  onChange: () => picker.pick(key, value),
})
