import { expect, test } from 'vitest'
import {
  choiceQuery,
  choose,
  chooseAll,
  chooseUnlessChosen,
  fitState,
  missingKey,
  readPickedChoice,
  stateOf,
  variantOf,
  type PickOption,
  type PricedVariant,
} from './picker.ts'

const list = (key: PickOption['key'], ...values: string[]): PickOption => ({
  key,
  values: values.map((value) => ({ value })),
})
const boot = [list('colour', 'white', 'black'), list('size', '220', '240', '300'), list('width', 'N', 'R', 'W')]

const full = { price: 4_000_000, salePrice: null }
const made = (colour: string, size: string, width: string, stock: number | null): PricedVariant => ({
  id: `${colour}-${size}-${width}`,
  options: { colour, size, width },
  stock,
  ...full,
})
const variants = [
  made('white', '220', 'N', 2),
  made('white', '220', 'R', 4),
  made('white', '240', 'R', 0),
  made('white', '240', 'W', 1),
  made('black', '240', 'R', 3),
  made('black', '300', 'R', 4),
  made('black', '300', 'W', 0),
]
const start = readPickedChoice(variants, boot, new URLSearchParams())
const pick = (choice: typeof start, key: PickOption['key'], value: string) =>
  choose(variants, boot, choice, { key, value })

test('a page opens with the first colour and the regular width, without a size', () => {
  expect(start).toEqual({ colour: 'white', width: 'R' })
  expect(missingKey(boot, start)).toBe('size')
  expect(variantOf(variants, boot, start)).toBeUndefined()
})

test('a page opens with the colour on sale, unless the address names another', () => {
  const reduced = variants.map((one) => (one.options.colour === 'black' ? { ...one, salePrice: 3_000_000 } : one))
  expect(readPickedChoice(reduced, boot, new URLSearchParams())).toEqual({ colour: 'black', width: 'R' })
  expect(readPickedChoice(reduced, boot, new URLSearchParams('colour=white'))).toEqual({ colour: 'white', width: 'R' })
})

test('a size is available, sold out or impossible for the chosen colour and width', () => {
  const look = (size: string) => stateOf(variants, start, 'size', size)
  expect([look('220'), look('240'), look('300')]).toEqual(['available', 'sold-out', 'impossible'])
})

test('another width makes other sizes available', () => {
  const wide = { colour: 'white', width: 'W' }
  expect(stateOf(variants, wide, 'size', '240')).toBe('available')
  expect(stateOf(variants, wide, 'size', '220')).toBe('impossible')
})

test('every width of the colour can be chosen: a size not made in it is dropped', () => {
  const small = pick(start, 'size', '220')
  expect(['N', 'R', 'W'].map((width) => stateOf(variants, small, 'width', width))).toEqual([
    'available',
    'available',
    'available',
  ])
  expect(pick(small, 'width', 'W')).toEqual({ colour: 'white', width: 'W' })
  expect(stateOf(variants, { colour: 'black', width: 'R' }, 'width', 'N')).toBe('impossible')
})

test('a sold-out variant may still be chosen', () => {
  const choice = pick(start, 'size', '240')
  expect(variantOf(variants, boot, choice)).toMatchObject({ id: 'white-240-R', stock: 0 })
})

test('every colour can be chosen: a size not made in it is dropped', () => {
  const small = pick(start, 'size', '220')
  expect(stateOf(variants, small, 'colour', 'black')).toBe('available')
  expect(pick(small, 'colour', 'black')).toEqual({ colour: 'black', width: 'R' })
})

test('every value of options that exclude each other can be chosen: what does not go with it is dropped', () => {
  const blade = [list('blade_length', '10', '11'), list('hollow', '1/2', '5/8')]
  const offered = [
    { id: 'short', options: { blade_length: '10', hollow: '1/2' }, stock: 2, ...full },
    { id: 'long', options: { blade_length: '11', hollow: '5/8' }, stock: 0, ...full },
  ]
  const first = { blade_length: '10', hollow: '1/2' }
  expect(stateOf(offered, first, 'blade_length', '11')).toBe('sold-out')
  expect(stateOf(offered, first, 'hollow', '5/8')).toBe('impossible')
  const next = choose(offered, blade, first, { key: 'blade_length', value: '11' })
  expect(next).toEqual({ blade_length: '11' })
  expect(missingKey(blade, next)).toBe('hollow')
})

test('choosing a colour keeps the size, and the width where it is made', () => {
  expect(pick({ colour: 'white', size: '240', width: 'W' }, 'colour', 'black')).toEqual({
    colour: 'black',
    size: '240',
    width: 'R',
  })
})

test('a variant without stock keeping is always available', () => {
  const services = [{ id: 'a', options: { hollow: '1/2' }, stock: null }]
  expect(stateOf(services, {}, 'hollow', '1/2')).toBe('available')
})

test('an address opens its variant, and the variant gives the same address', () => {
  const query = '?colour=black&size=300&width=W'
  const choice = readPickedChoice(variants, boot, new URLSearchParams(query))
  expect(choice).toEqual({ colour: 'black', size: '300', width: 'W' })
  expect(choiceQuery(boot, choice)).toBe(query)
})

test('unknown values in an address are ignored', () => {
  expect(readPickedChoice(variants, boot, new URLSearchParams('colour=pink&size=300&width=XW&utm_source=x'))).toEqual({
    size: '300',
    colour: 'black',
    width: 'R',
  })
})

test('a product without options is chosen from the start', () => {
  const single = [{ id: 'towel', options: {}, stock: 4, ...full }]
  expect(variantOf(single, [], readPickedChoice(single, [], new URLSearchParams()))).toBe(single[0])
})

test('an option with one value is chosen from the start', () => {
  const one = [list('kind', 'pair')]
  expect(
    readPickedChoice([{ id: 'a', options: { kind: 'pair' }, stock: 1, ...full }], one, new URLSearchParams()),
  ).toEqual({
    kind: 'pair',
  })
})

test('a cell of the size grid is available, sold out or impossible in the chosen colour', () => {
  const cell = (colour: string, size: string, width: string) => fitState(variants, { colour }, size, width)
  expect(cell('white', '240', 'W')).toBe('available')
  expect(cell('white', '240', 'R')).toBe('sold-out')
  expect(cell('white', '240', 'N')).toBe('impossible')
  expect(cell('black', '240', 'R')).toBe('available')
})

test('a cell of the grid chooses size and width together, even when neither fits the other choice alone', () => {
  const small = pick(start, 'size', '220')
  expect(chooseAll(variants, boot, small, { size: '240', width: 'W' })).toEqual({
    colour: 'white',
    size: '240',
    width: 'W',
  })
})

test('the own size, which may be found late, stays behind a size that the shopper chose meanwhile', () => {
  const own = { size: '240', width: 'W' }
  expect(chooseUnlessChosen(variants, boot, start, own)).toMatchObject(own)
  const chosen = pick(start, 'size', '220')
  expect(chooseUnlessChosen(variants, boot, chosen, own)).toBe(chosen)
})

test('a form without scripts sends a cell of the grid, and an invalid cell is ignored', () => {
  expect(readPickedChoice(variants, boot, new URLSearchParams('colour=white&fit=240_W'))).toEqual({
    colour: 'white',
    size: '240',
    width: 'W',
  })
  for (const fit of ['_', '240_', '240_W_R', 'x'.repeat(90)])
    expect(readPickedChoice(variants, boot, new URLSearchParams({ fit }))).toEqual({ colour: 'white', width: 'R' })
})
