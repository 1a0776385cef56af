import { expect, test } from 'vitest'
import type { SkaterRow } from '#shop/identity/skaters/list-skaters.ts'
import { grownSince } from './format-skater.ts'
import { skaterToolLinks } from './skater-tool-links.ts'

type Measured = SkaterRow['measurements'][number]
const measured = (measuredOn: string, leftMm: number, posture: Measured['posture']) => ({
  ...({ rightMm: null, girthLeftMm: null, girthRightMm: null } as Measured),
  measuredOn,
  leftMm,
  posture,
})
const child = (...measurements: Measured[]) =>
  ({ sex: 'f', bornIn: '2018-11-01', discipline: 'figure', level: null, measurements }) as unknown as SkaterRow

const queries = (row: SkaterRow) =>
  skaterToolLinks(row, new Date('2026-11-28T05:00:00Z')).map(({ to }) => {
    const { pathname, searchParams } = new URL(to, 'https://shop.example')
    return [pathname, Object.fromEntries(searchParams)]
  })

test('feet measured sitting are as long as they are when standing in the forecast, and corrected once by the size guide', () => {
  const row = child(measured('2026-11-01', 204, 'sitting'), measured('2026-04-01', 199, 'sitting'))
  expect(queries(row)).toMatchObject([
    ['/size-guide', { foot: '204', measured: 'sitting' }],
    ['/tools/growth', { age: '8', months: '0', foot: '207', boot: '210', before: '202', beforeOn: '2026-04-28' }],
  ])
})

test('each measurement counts by its own posture', () =>
  expect(
    queries(child(measured('2026-11-01', 205, 'standing'), measured('2026-04-01', 199, 'sitting')))[1],
  ).toMatchObject(['/tools/growth', { foot: '205', boot: '205', before: '202' }]))

test('a child measured sitting and then standing has not grown by the weight on its feet', () => {
  const [sitting, standing] = [measured('2026-04-01', 204, 'sitting'), measured('2026-11-01', 207, 'standing')]
  expect([grownSince(sitting, standing), grownSince(undefined, standing)]).toEqual([0, 0])
  expect(grownSince(sitting, measured('2026-11-01', 209, 'sitting'))).toBe(5)
})

test('the girth of an earlier measurement goes along, since it is not measured every time', () => {
  const earlier = { ...measured('2026-05-01', 199, 'standing'), girthLeftMm: 200, girthRightMm: 204 }
  expect(queries(child(measured('2026-11-01', 204, 'standing'), earlier))[0]).toMatchObject([
    '/size-guide',
    { foot: '204', girth: '204' },
  ])
})

test('a child whose last measurement is weeks old has grown for as many days as lay between the two, and an old one is asked for anew', () => {
  const first = measured('2026-01-01', 200, 'standing')
  const at = (measuredOn: string) => queries(child(measured(measuredOn, 205, 'standing'), first))[1]![1]
  expect(at('2026-10-29')).toMatchObject({ foot: '205', before: '200', beforeOn: '2026-01-31' })
  expect(at('2026-10-28')).toEqual({ sex: 'f', age: '8', months: '0', discipline: 'figure', boot: '205' })
  expect(queries(child(measured('2026-11-01', 205, 'standing')))[1]![1]).not.toHaveProperty('before')
})
