import { expect, test } from 'vitest'
import { picturesFor } from './pictures-for.ts'

const pictures = [
  { file: 'white', of: { colour: 'white' } },
  { file: 'box', of: null },
  { file: 'black', of: { colour: 'black' } },
  { file: 'black-300', of: { colour: 'black', size: '300' } },
]
const order = (choice: object) => picturesFor(pictures, choice).map(({ file }) => file)

test('before anything is chosen, what shows all comes first', () => {
  expect(order({})).toEqual(['box', 'white', 'black', 'black-300'])
})

test('of a chosen colour are its pictures, and those of all', () => {
  expect(order({ colour: 'black' })).toEqual(['box', 'black', 'white', 'black-300'])
})

test('a variant’s own picture comes before all, and only where it is chosen', () => {
  expect(order({ colour: 'black', size: '300' })).toEqual(['black-300', 'box', 'black', 'white'])
  expect(order({ colour: 'white', size: '300' }).at(-1)).toBe('black-300')
})
