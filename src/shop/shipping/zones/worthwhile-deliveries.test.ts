import { expect, test } from 'vitest'
import type { Delivery } from './rates.ts'
import { worthwhileDeliveries } from './worthwhile-deliveries.ts'

const way = (method: Delivery['method'], fee: number, daysMin: number, daysMax: number): Delivery => ({
  method,
  fee,
  daysMin,
  daysMax,
  freeFrom: null,
})
const shown = (ways: Delivery[], chosen: Delivery['method'] = 'standard') =>
  worthwhileDeliveries(ways, chosen).map(({ method }) => method)

test('a method that is not cheaper and comes no sooner is not offered', () => {
  expect(shown([way('standard', 0, 1, 2), way('express', 40_000, 2, 2)])).toEqual(['standard'])
  expect(shown([way('standard', 27_000, 1, 1), way('express', 27_000, 1, 1)])).toEqual(['standard'])
})

test('a method that is sooner or cheaper is offered', () => {
  expect(shown([way('standard', 0, 1, 3), way('express', 40_000, 1, 2)])).toEqual(['standard', 'express'])
  expect(shown([way('standard', 27_000, 2, 3), way('express', 20_000, 2, 3)], 'express')).toEqual(['express'])
})

test('the chosen method stays, and pickup does not displace delivery', () => {
  const ways = [way('standard', 0, 1, 2), way('express', 40_000, 2, 2), way('pickup', 0, 0, 0)]
  expect(shown(ways)).toEqual(['standard', 'pickup'])
  expect(shown(ways, 'express')).toEqual(['standard', 'express', 'pickup'])
})
