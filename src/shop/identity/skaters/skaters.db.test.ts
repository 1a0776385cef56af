import { describe, expect } from 'vitest'
import { aUser } from '#test/a-person.ts'
import { test } from '#test/with-db.ts'
import { addMeasurement } from './add-measurement.ts'
import { changeConsent } from '../consents/change-consent.ts'
import { consentTextVersion } from '../consents/consent.ts'
import { listConsents, currentConsents } from '../consents/list-consents.ts'
import { findSkater, listSkaters } from './list-skaters.ts'
import { recordConsent } from '../consents/record-consent.ts'
import { removeMeasurement } from './remove-measurement.ts'
import { removeSkater } from './remove-skater.ts'
import { saveSkater, type SkaterFacts } from './save-skater.ts'
import { system } from '../actor.ts'

const refused = (code: string) => expect.objectContaining({ code })
const facts = (changes: Partial<SkaterFacts> = {}): SkaterFacts => ({
  nickname: 'Bông',
  isChild: false,
  bornIn: null,
  sex: null,
  discipline: 'figure',
  level: 'axel',
  weightKg: 28.5,
  ...changes,
})
const measured = (measuredOn: string, leftMm: number, rightMm = leftMm) => ({
  measuredOn,
  posture: 'standing' as const,
  leftMm,
  rightMm,
  girthLeftMm: null,
  girthRightMm: null,
})
const agreed = { parentAgrees: true, ip: '203.0.113.7' }
const silent = { parentAgrees: false, ip: null }

describe('skaters of a family', () => {
  test('an adult skater needs no consent; a child is saved only with a parent’s consent, kept with time and text', async ({
    db,
  }) => {
    const { id: userId, actor } = await aUser(db)
    await saveSkater(db, actor, { userId, facts: facts(), ...silent })
    expect(await listConsents(db, userId)).toEqual([])
    const child = { userId, facts: facts({ isChild: true }) }
    await expect(saveSkater(db, actor, { ...child, ...silent })).rejects.toEqual(refused('child-consent-missing'))
    expect(await listSkaters(db, userId)).toHaveLength(1)
    await saveSkater(db, actor, { ...child, ...agreed })
    expect(await listConsents(db, userId)).toMatchObject([
      { purpose: 'child', given: true, textVersion: consentTextVersion, channel: 'web', at: expect.any(Date) as Date },
    ])
  })

  test('a known child is edited without new consent; a skater who becomes a child needs it', async ({ db }) => {
    const { id: userId, actor } = await aUser(db)
    const skaterId = await saveSkater(db, actor, { userId, facts: facts(), ...silent })
    const asChild = { userId, skaterId, facts: facts({ isChild: true, nickname: 'Bống' }) }
    await expect(saveSkater(db, actor, { ...asChild, ...silent })).rejects.toEqual(refused('child-consent-missing'))
    await saveSkater(db, actor, { ...asChild, ...agreed })
    await saveSkater(db, actor, { ...asChild, ...silent })
    expect(await listConsents(db, userId)).toHaveLength(1)
    expect(await findSkater(db, userId, skaterId)).toMatchObject({ nickname: 'Bống', weightKg: 28.5 })
  })

  test('measurements are kept, newest first; a second one on the same day replaces the first', async ({ db }) => {
    const { id: userId, actor } = await aUser(db)
    const skaterId = await saveSkater(db, actor, { userId, facts: facts(), ...silent })
    for (const one of [measured('2026-02-11', 203), measured('2026-11-20', 212), measured('2026-11-20', 213)])
      await addMeasurement(db, { userId, skaterId, measured: one })
    const { measurements } = (await findSkater(db, userId, skaterId))!
    expect(measurements.map((one) => [one.measuredOn, one.leftMm])).toEqual([
      ['2026-11-20', 213],
      ['2026-02-11', 203],
    ])
    await removeMeasurement(db, { userId, skaterId, measurementId: measurements[0]!.id })
    expect((await findSkater(db, userId, skaterId))!.measurements).toHaveLength(1)
  })

  test('another user’s skater cannot be read, saved, measured or removed', async ({ db }) => {
    const [lan, minh] = [await aUser(db), await aUser(db)]
    const skaterId = await saveSkater(db, lan.actor, { userId: lan.id, facts: facts(), ...silent })
    await addMeasurement(db, { userId: lan.id, skaterId, measured: measured('2026-11-20', 212) })
    const measurementId = (await findSkater(db, lan.id, skaterId))!.measurements[0]!.id
    const userId = minh.id
    const unknown = refused('skater-unknown')
    expect(await findSkater(db, userId, skaterId)).toBeUndefined()
    await expect(
      saveSkater(db, minh.actor, { userId, skaterId, facts: facts({ nickname: 'x' }), ...agreed }),
    ).rejects.toEqual(unknown)
    await expect(addMeasurement(db, { userId, skaterId, measured: measured('2026-11-21', 100) })).rejects.toEqual(
      unknown,
    )
    await expect(removeSkater(db, { userId, skaterId })).rejects.toEqual(unknown)
    await expect(removeMeasurement(db, { userId, skaterId, measurementId })).rejects.toEqual(
      refused('measurement-unknown'),
    )
    expect(await findSkater(db, lan.id, skaterId)).toMatchObject({ nickname: 'Bông', measurements: [{ leftMm: 212 }] })
    expect(await listConsents(db, userId)).toEqual([])
  })

  test('a skater is removed with all measurements', async ({ db }) => {
    const { id: userId, actor } = await aUser(db)
    const skaterId = await saveSkater(db, actor, { userId, facts: facts(), ...silent })
    await addMeasurement(db, { userId, skaterId, measured: measured('2026-11-20', 212) })
    await removeSkater(db, { userId, skaterId })
    expect(await listSkaters(db, userId)).toEqual([])
  })
})

describe('consents', () => {
  test('each consent is a new row, and the latest one holds', async ({ db }) => {
    const { id: userId, actor } = await aUser(db)
    for (const [given, at] of [
      [true, 1],
      [false, 2],
      [true, 3],
    ] as const) {
      await recordConsent(db, actor, { userId, purpose: 'marketing-mail', given, ip: `203.0.113.${at}` })
      await db.execute("update consents set at = at - interval '1 hour'")
    }
    const rows = await listConsents(db, userId)
    expect(rows.map((row) => row.given)).toEqual([true, false, true])
    expect(currentConsents(rows)['marketing-mail']?.given).toBe(true)
    expect(currentConsents(rows).reminders).toBeUndefined()
  })

  test('a consent recorded by staff has the channel staff', async ({ db }) => {
    const { id: userId } = await aUser(db)
    await recordConsent(db, system, { userId, purpose: 'reminders', given: true, ip: null })
    expect(await listConsents(db, userId)).toMatchObject([{ channel: 'staff' }])
  })

  test('a parent who withdraws consent loses the children’s profiles; their own stays', async ({ db }) => {
    const { id: userId, actor } = await aUser(db)
    await saveSkater(db, actor, { userId, facts: facts({ nickname: 'Tôi' }), ...silent })
    await saveSkater(db, actor, { userId, facts: facts({ isChild: true }), ...agreed })
    await changeConsent(db, actor, { userId, purpose: 'child', given: false, ip: null })
    expect((await listSkaters(db, userId)).map((one) => one.nickname)).toEqual(['Tôi'])
    await changeConsent(db, actor, { userId, purpose: 'reminders', given: false, ip: null })
    expect(await listSkaters(db, userId)).toHaveLength(1)
  })
})
