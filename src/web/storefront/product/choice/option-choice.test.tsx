import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { OptionView } from '#web/parts/product/option-view.server.ts'
import { stateOf } from '#web/parts/product/picker.ts'
import type { Picker } from '#web/parts/product/use-picker.ts'
import { m } from '#words/messages.js'
import { OptionChoice } from './option-choice.tsx'

/** Two values of one option, of which the second is sold out, in this look. */
function shown(key: 'colour' | 'size', look: OptionView['look']) {
  const one = (value: string) => ({ value, label: value, lang: undefined, title: value, note: null, swatch: null })
  const values = ['first', 'second'].map((value) => ({ ...one(value), picture: `picture-${value}` }))
  const variants = values.map(({ value }, at) => ({ id: value, options: { [key]: value }, stock: at ? 0 : 3 }))
  const picker = { choice: {}, stateOf: (of: never, value: string) => stateOf(variants, {}, of, value) }
  const option = { key, name: key, ask: '', look, values } as unknown as OptionView
  return renderToStaticMarkup(
    <OptionChoice option={option} picker={picker as unknown as Picker} wasSubmitted={false} />,
  )
}

test.for([
  ['a colour shown as a photo', 'colour', 'photos'],
  ['a size of pads or helmets shown as a card', 'size', 'cards'],
] as const)('%s that is sold out is crossed out, and said to be so', ([, key, look]) => {
  const [, first, second] = shown(key, look).split(/data-state="/)
  expect(first).toMatch(/^available"/)
  expect(first).not.toContain(m.product_state_sold_out())
  expect(second).toMatch(/^sold-out"/)
  expect(second).toContain(m.product_state_sold_out())
})
