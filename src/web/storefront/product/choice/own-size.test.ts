import { expect, test } from 'vitest'
import { ownChoice } from './own-size.ts'

const made = (colour: string, size: string, width: string, stock: number) => ({
  id: `${colour}-${size}-${width}`,
  options: { colour, size, width },
  stock,
})
const variants = [made('white', '240', 'R', 0), made('white', '240', 'W', 2), made('white', '245', 'R', 3)]
const choice = { colour: 'white', width: 'R' }

test('the visitor’s last size is chosen in its own width', () => {
  expect(ownChoice(variants, choice, { size: '240', width: 'W' })).toEqual({ size: '240', width: 'W' })
})

test('a width that is not the visitor’s is never chosen instead, whether theirs is sold out or not made', () => {
  expect(ownChoice(variants, choice, { size: '245', width: 'N' })).toBeUndefined()
  expect(ownChoice(variants, choice, { size: '240', width: 'R' })).toBeUndefined()
})

test('where no girth was measured, the usual width is chosen', () => {
  expect(ownChoice(variants, choice, { size: '245', width: null })).toEqual({ size: '245', width: 'R' })
})

test('a size that is sold out or not made is never chosen for the visitor', () => {
  expect(ownChoice(variants, choice, { size: '240', width: 'R' })).toBeUndefined()
  expect(ownChoice(variants, choice, { size: '300', width: 'R' })).toBeUndefined()
  expect(ownChoice(variants, { colour: 'black', width: 'R' }, { size: '245' })).toBeUndefined()
})

test('a product without widths is chosen by its size alone', () => {
  const bare = [{ id: 'a', options: { size: '245' }, stock: 1 }]
  expect(ownChoice(bare, {}, { size: '245', width: 'R' })).toEqual({ size: '245' })
  expect(ownChoice(bare, {}, { size: '240' })).toBeUndefined()
})

test('a width that the visitor pressed before their size was known stays', () => {
  const wide = { colour: 'white', width: 'W' }
  expect(ownChoice(variants, wide, { size: '245', width: 'R' }, choice)).toBeUndefined()
  expect(ownChoice(variants, wide, { size: '240', width: 'W' }, choice)).toEqual({ size: '240', width: 'W' })
  expect(ownChoice(variants, wide, { size: '240' }, choice)).toEqual({ size: '240', width: 'W' })
})
