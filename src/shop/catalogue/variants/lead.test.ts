import { expect, test } from 'vitest'
import { leadOf, type ColourPrices } from './lead.ts'

const order = { colours: ['white', 'black', 'navy'], widths: ['N', 'R', 'W'] }
const shade = (colour: string, now: number, changes: Partial<ColourPrices> & { was?: number } = {}): ColourPrices => {
  const { was = null, ...rest } = changes
  return { colour, width: 'R', cheapest: { now, was }, highest: now, canBeBought: true, ...rest }
}

test('a boot at one price leads with its first colour in the regular width', () => {
  const shades = [shade('black', 900), shade('white', 900), shade('white', 700, { width: 'N' })]
  expect(leadOf(shades, order)).toMatchObject({
    choice: { colour: 'white', width: 'R' },
    price: { now: 900, was: null },
  })
})

test('the only reduced colour leads', () => {
  const shades = [shade('white', 900), shade('navy', 800, { was: 950 })]
  expect(leadOf(shades, order)).toMatchObject({ choice: { colour: 'navy' }, price: { now: 800, was: 950 } })
})

test('a reduced colour that is sold out does not lead', () => {
  const shades = [shade('white', 900), shade('navy', 800, { was: 950, canBeBought: false })]
  expect(leadOf(shades, order)).toMatchObject({ choice: { colour: 'white' }, price: { was: null } })
})

test('the price is a “from” price where larger sizes cost more', () => {
  expect(leadOf([shade('white', 900, { highest: 1000 })], order)?.isFrom).toBe(true)
  expect(leadOf([shade('white', 900)], order)?.isFrom).toBe(false)
})

test('a product without colours leads with its own price', () => {
  const one: ColourPrices = { cheapest: { now: 50, was: null }, highest: 50, canBeBought: false }
  expect(leadOf([one], { colours: [], widths: [] })).toMatchObject({ choice: {}, price: { now: 50 } })
  expect(leadOf([], order)).toBeUndefined()
})
