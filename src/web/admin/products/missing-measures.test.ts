import { expect, test } from 'vitest'
import { firstSentence } from '#web/shell/page/first-sentence.ts'
import { readMeasures } from './measures.ts'
import { missingMeasuresToast } from './missing-measures.server.ts'

test('publishing too early names the missing measures, in the toast too', () => {
  const { errors } = readMeasures('figure', {}, true)
  const told = firstSentence({ errors, ...missingMeasuresToast(errors, 'vi') })
  for (const name of ['Độ cứng', 'Chất liệu']) expect(told).toContain(name)
  expect(missingMeasuresToast({ 'vi.name': 'x' }, 'vi')).toEqual({})
})
