import { expect, test } from 'vitest'
import type { Delivery } from './rates.ts'
import { worthwhileDeliveries } from './worthwhile-deliveries.ts'

const delivery = (method: Delivery['method'], fee: number, daysMin: number, daysMax: number): Delivery => ({
  method,
  fee,
  daysMin,
  daysMax,
  freeFrom: null,
})
const shown = (deliveries: Delivery[], chosen: Delivery['method'] = 'standard') =>
  worthwhileDeliveries(deliveries, chosen).map(({ method }) => method)

test('a method that is not cheaper and comes no sooner is not offered', () => {
  expect(shown([delivery('standard', 0, 1, 2), delivery('express', 40_000, 2, 2)])).toEqual(['standard'])
  expect(shown([delivery('standard', 27_000, 1, 1), delivery('express', 27_000, 1, 1)])).toEqual(['standard'])
})

test('a method that is sooner or cheaper is offered', () => {
  expect(shown([delivery('standard', 0, 1, 3), delivery('express', 40_000, 1, 2)])).toEqual(['standard', 'express'])
  expect(shown([delivery('standard', 27_000, 2, 3), delivery('express', 20_000, 2, 3)], 'express')).toEqual(['express'])
})

test('same-day delivery that would come tomorrow is not offered, even to who chose it while it was today', () => {
  const standard = delivery('standard', 0, 1, 2)
  const late = delivery('same_day', 60_000, 1, 1)
  expect(shown([standard, late], 'same_day')).toEqual(['standard'])
  expect(shown([standard, delivery('same_day', 60_000, 0, 0)])).toEqual(['standard', 'same_day'])
})

test('a method with an untrue name displaces no other', () =>
  expect(shown([delivery('express', 70_000, 1, 1), delivery('same_day', 60_000, 1, 1)])).toEqual(['express']))

test('the chosen method stays, and pickup does not displace delivery', () => {
  const deliveries = [delivery('standard', 0, 1, 2), delivery('express', 40_000, 2, 2), delivery('pickup', 0, 0, 0)]
  expect(shown(deliveries)).toEqual(['standard', 'pickup'])
  expect(shown(deliveries, 'express')).toEqual(['standard', 'express', 'pickup'])
})
