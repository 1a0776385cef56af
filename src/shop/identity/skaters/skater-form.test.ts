import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { bornIn, measurementForm, skaterForm } from './skater-form.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00+07:00') }))
afterEach(() => void vi.useRealTimers())

const invalidFields = (read: { error?: { issues: { path: PropertyKey[] }[] } }) => [
  ...new Set((read.error?.issues ?? []).map((issue) => String(issue.path[0]))),
]
const skater = (form: object, isKnownChild = false) => skaterForm(isKnownChild).safeParse({ nickname: 'Bông', ...form })
const feet = (form: object) => measurementForm.safeParse({ measuredOn: '2026-11-20', leftMm: '245', ...form })

describe('the skater form', () => {
  test('a nickname alone is enough', () => expect(skater({}).success).toBe(true))

  test.for<[object, string[]]>([
    [{ nickname: '   ' }, ['nickname']],
    [{ nickname: 'x'.repeat(41) }, ['nickname']],
    [{ discipline: 'curling' }, ['discipline']],
    [{ discipline: 'hockey', level: 'axel' }, ['level']],
    [{ level: 'axel' }, ['level']],
    [{ discipline: 'speed', level: 'basic' }, ['level']],
    [{ weight: '7' }, ['weight']],
    [{ weight: '1e9' }, ['weight']],
    [{ weight: 'nặng' }, ['weight']],
    [{ sex: 'x' }, ['sex']],
    [{ bornMonth: '05' }, ['bornMonth']],
    [{ bornMonth: '13', bornYear: '1990' }, ['bornMonth']],
    [{ bornMonth: '01', bornYear: '2027' }, ['bornYear']],
    [{ isChild: 'on' }, ['consent']],
    [{ bornMonth: '12', bornYear: '2010' }, ['isChild']],
    [{ nickname: '', isChild: 'on', discipline: 'dance', level: 'axel' }, ['nickname', 'consent', 'level']],
  ])('%j is refused at %j', ([form, fields]) =>
    expect(invalidFields(skater(form)).toSorted()).toEqual(fields.toSorted()),
  )

  test('a skater who turns sixteen in this month is no longer a child', () =>
    expect(skater({ bornMonth: '11', bornYear: '2010' }).success).toBe(true))
  test('a parent who consented before is not asked again', () =>
    expect(skater({ isChild: 'on' }, true).success).toBe(true))
  test('a weight is read with comma or point and kept to one decimal', () => {
    expect(skater({ weight: '28,47' }).data?.weight).toBe(28.5)
    expect(skater({ weight: '28.44' }).data?.weight).toBe(28.4)
  })
  test('a birth month is stored as its first day', () =>
    expect(bornIn({ bornMonth: '05', bornYear: '2017' })).toBe('2017-05-01'))
  test('unknown fields are dropped', () => expect(skater({ userId: 'x', id: 'y' }).data).toEqual({ nickname: 'Bông' }))
})

describe('the measurement form', () => {
  test('millimetres are rounded to whole ones, and the posture is standing by default', () =>
    expect(feet({ leftMm: '244,6', rightMm: undefined }).data).toMatchObject({
      leftMm: 245,
      posture: 'standing',
    }))

  test.for<[object, string]>([
    [{ leftMm: undefined }, 'leftMm'],
    [{ leftMm: '24,5' }, 'leftMm'],
    [{ leftMm: '99' }, 'leftMm'],
    [{ leftMm: '341' }, 'leftMm'],
    [{ leftMm: 'NaN' }, 'leftMm'],
    [{ leftMm: '-245' }, 'leftMm'],
    [{ leftMm: '1e3' }, 'leftMm'],
    [{ girthRightMm: '361' }, 'girthRightMm'],
    [{ posture: 'lying' }, 'posture'],
    [{ measuredOn: '2026-11-22' }, 'measuredOn'],
    [{ measuredOn: '2026-02-30' }, 'measuredOn'],
    [{ measuredOn: '1999-12-31' }, 'measuredOn'],
    [{ measuredOn: '20/11/2026' }, 'measuredOn'],
  ])('%j is refused at %s', ([form, field]) => expect(invalidFields(feet(form))).toEqual([field]))

  test('today in Vietnam is accepted although it is still yesterday in UTC', () => {
    vi.setSystemTime(new Date('2026-11-21T01:00:00+07:00'))
    expect(feet({ measuredOn: '2026-11-21' }).success).toBe(true)
  })
})
