import { expect, test } from 'vitest'
import { picturesFor } from './pictures-for.ts'

const pictures = [
  { file: 'white', of: { colour: 'white' } },
  { file: 'box', of: null },
  { file: 'black', of: { colour: 'black' } },
  { file: 'black-300', of: { colour: 'black', size: '300' } },
]
const order = (choice: object) => picturesFor(pictures, choice).map(({ file }) => file)

test('a picture of all variants comes first before anything is chosen', () => {
  expect(order({})).toEqual(['box', 'white', 'black', 'black-300'])
})

test('the pictures of the chosen colour follow the picture of all variants', () => {
  expect(order({ colour: 'black' })).toEqual(['box', 'black', 'white', 'black-300'])
})

test('a variant’s own picture comes first only when that variant is chosen', () => {
  expect(order({ colour: 'black', size: '300' })).toEqual(['black-300', 'box', 'black', 'white'])
  expect(order({ colour: 'white', size: '300' }).at(-1)).toBe('black-300')
})
