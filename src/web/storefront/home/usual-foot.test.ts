import { expect, test } from 'vitest'
import { bootDisciplines, labelForFoot } from '#shop/catalogue/attributes/sizes.ts'
import { usualFootMm } from './find-home.server.ts'

test('the ruler begins where one foot has more than one size', () =>
  expect(new Set(bootDisciplines.map((one) => labelForFoot(one, usualFootMm))).size).toBeGreaterThan(1))
