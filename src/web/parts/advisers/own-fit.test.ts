import { afterEach, expect, test, vi } from 'vitest'
import { bootDisciplines, labelForFoot } from '#shop/catalogue/attributes/sizes.ts'
import { footOwner, readAnswers, saveFoot, undoFoot } from '#shop/catalogue/attributes/use-foot.ts'
import { fitOptions, fitStock, ownFit, widthFit } from './own-fit.ts'
import { keepSkater } from './own-skater.ts'

afterEach(() => void vi.unstubAllGlobals())

/** A browser in which these answers were given to the size adviser. */
const keeps = (mm: number, answers: Record<string, string>) =>
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify({ mm, answers }), setItem: () => {} })

/** An empty browser that keeps what is written. */
function emptyBrowser() {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  })
  return kept
}

const child = { foot: '205', girth: '222', growth: 'on', age: '7', fit: 'comfort' }

test('a measured foot gets one size for a kind of boot, with the room for growing that was asked for', () => {
  keeps(205, child)
  const [premium, classic, anyLine] = (['premium', 'classic', null] as const).map((line) =>
    ownFit(205, 'recreational', line),
  )
  expect([premium!.size, classic!.size, anyLine!.size]).toEqual([215, 215, 215])
  expect(ownFit(205, 'figure').size).toBe(210)
})

test('the jumps of a figure skater take no room for growing from another kind of boot', () => {
  keeps(205, { foot: '205', growth: 'on', age: '7', level: 'double' })
  expect([ownFit(205, 'figure').size, ownFit(205, 'hockey').size]).toEqual([205, 210])
})

test('the width is the one that the foot needs, also where the line is not made in it', () => {
  keeps(205, child)
  expect(ownFit(205, 'figure', 'classic').width).toBe('W')
  keeps(205, { foot: '205' })
  expect(ownFit(205, 'figure', 'classic').width).toBeNull()
})

test('a foot measured on the home page has no answer of the foot before it, so both pages name one size', () => {
  emptyBrowser()
  saveFoot(208, { ...child, measured: 'sitting', other: '203', heel: '50', level: 'double' }, 'Lan')
  saveFoot(248)
  expect(readAnswers()).toEqual({ foot: '248' })
  expect(footOwner()).toBeUndefined()
  for (const discipline of bootDisciplines)
    expect(ownFit(248, discipline)).toMatchObject({ foot: 248, size: labelForFoot(discipline, 248), width: null })
})

test('the careful measurements of Lan come back after her friend tried the ruler of the home page', () => {
  const kept = emptyBrowser()
  saveFoot(208, { ...child, other: '203' }, 'Lan')
  const before = kept.get('luot_foot')
  const undo = undoFoot()
  saveFoot(248)
  undo!()
  expect(kept.get('luot_foot')).toBe(before)
  expect(footOwner()).toBe('Lan')
})

test('where only a length was kept, there is nothing to undo', () => {
  emptyBrowser()
  expect(undoFoot()).toBeUndefined()
  saveFoot(248)
  expect(undoFoot()).toBeUndefined()
})

test('feet of the profile that were measured sitting are kept as long as they are when standing', () => {
  const kept = emptyBrowser()
  keepSkater({ id: '1', nickname: 'Lan', feet: { foot: '204', other: '207', measured: 'sitting' } })
  expect(JSON.parse(kept.get('luot_foot')!)).toMatchObject({ mm: 210, of: 'Lan' })
  expect(ownFit(210, 'figure')).toMatchObject({ foot: 210, size: 210 })
})

test('what a street shoe or a doubtful measurement says is not certain enough to be chosen', () => {
  keeps(205, { by: 'shoe', shoe: '33' })
  expect(ownFit(205, 'figure').isSure).toBe(false)
  keeps(205, { foot: '205' })
  expect(ownFit(205, 'figure').isSure).toBe(true)
})

test('a width beside the needed one is tight or loose, never said to fit', () => {
  expect([widthFit('R', 'W'), widthFit('W', 'XW'), widthFit('R', 'N'), widthFit('W', 'W')]).toEqual([
    'tight',
    'tight',
    'loose',
    'fits',
  ])
  expect([widthFit(undefined, 'W'), widthFit('R', null)]).toEqual(['unknown', 'unknown'])
})

test('a needed width that is not made is not replaced by another', () => {
  const made = (size: string, width: string, stock: number) => ({
    id: size + width,
    options: { size, width, colour: 'white' },
    stock,
  })
  const variants = [made('210', 'R', 3), made('215', 'R', 3), made('215', 'W', 0)]
  const own = { foot: 205, typed: {}, size: 210, width: 'W', isSure: true } as const
  expect(fitStock(variants, own)).toBe('not-made')
  expect(fitOptions(variants, own)).toEqual({ size: '210' })
  expect(fitStock(variants, { ...own, size: 215 })).toBe('sold-out')
  expect(fitOptions(variants, { ...own, size: 215 })).toEqual({ size: '215', width: 'W' })
  expect(fitStock(variants, { size: 210, width: null })).toBe('in-stock')
})
