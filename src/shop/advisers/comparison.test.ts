import { expect, test } from 'vitest'
import { compareProducts, type Compared } from './comparison.ts'

const boot = (id: string, changes: Partial<Compared>): Compared => ({
  id,
  category: 'figure',
  discipline: 'figure',
  kind: 'whole',
  price: 5_000_000,
  sizes: [240],
  widths: ['R'],
  ...changes,
})
const whole = boot('Aria', { weight_g: 1_100 })
const other = boot('Bắc', { weight_g: 1_000, price: 6_000_000 })
const bare = boot('Vân', { kind: 'bare', weight_g: 700, price: 4_000_000 })

test('boots sold with a blade are compared with each other', () => {
  expect(compareProducts({ products: [whole, other], profile: { discipline: 'figure' } })).toMatchObject({
    best: { price: ['Aria'], weight_g: ['Bắc'] },
    ranking: [{ id: expect.any(String) }, { id: expect.any(String) }],
  })
})

test('a boot without a blade is not compared with one that has it: no best price or weight, no ranking', () => {
  const compared = compareProducts({ products: [whole, bare], profile: { discipline: 'figure' } })
  expect(compared).toMatchObject({ best: {}, ranking: [] })
  expect(compared).toHaveProperty('differs', expect.arrayContaining(['price', 'weight_g']))
})
