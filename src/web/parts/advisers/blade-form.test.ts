import { expect, test } from 'vitest'
import { checkBlade } from '#shop/advisers/blade-compatibility.ts'
import { readBladeForm, type BladeTyped, type SoldBlade } from './blade-form.ts'

const blade: SoldBlade = {
  discipline: 'figure',
  system: null,
  spacing: null,
  lengths: [{ value: '10', label: '10', inches: 10, runner: null }],
}
const check = (typed: BladeTyped) => {
  const { pair } = readBladeForm({ length: '10', outsole: '260', ...typed }, blade, [])
  return checkBlade(pair!)
}

test('a blade bought used fits with a warning about its steel and holes, a new one without', () => {
  expect(check({})).toEqual({ status: 'ok', issues: [] })
  expect(check({ used: 'on' })).toEqual({ status: 'warn', issues: ['used_check_steel_and_holes'] })
  expect(check({ used: 'constructor' })).toEqual({ status: 'ok', issues: [] })
})
