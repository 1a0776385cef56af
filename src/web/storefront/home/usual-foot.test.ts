import { expect, test } from 'vitest'
import { bootDisciplines, labelForFoot } from '#shop/catalogue/attributes/sizes.ts'
import { usualFootMm } from './find-home.server.ts'

test('the size ruler starts at a foot length that has different sizes in different disciplines', () =>
  expect(new Set(bootDisciplines.map((one) => labelForFoot(one, usualFootMm))).size).toBeGreaterThan(1))
