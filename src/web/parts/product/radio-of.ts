import { m } from '#words/messages.js'
import type { OptionView } from './option-view.server.ts'
import type { PickState } from './picker.ts'
import type { Picker } from './use-picker.ts'

/** The name of a state for screen readers. */
export const pickStateWords: Record<PickState, (() => string) | undefined> = {
  available: undefined,
  'sold-out': m.product_state_sold_out,
  impossible: m.product_state_impossible,
}

/** Props shared by all radios of the buy form. */
export const radioOf = (picker: Picker, { key }: Pick<OptionView, 'key'>, value: string) => ({
  name: key,
  value,
  required: true,
  checked: picker.choice[key] === value,
  onChange: () => picker.pick(key, value),
})
