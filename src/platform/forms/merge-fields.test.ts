import { describe, expect, it } from 'vitest'
import { mergeBaseOf, mergeFields } from './merge-fields.server.ts'

const loaded = { summary: 'Giày cho người mới', care: 'Lau khô lưỡi', price: '1.000.000' }
const merge = (
  theirs: Record<string, string>,
  mine: Record<string, string>,
  choices = {},
  base = mergeBaseOf(loaded),
) => mergeFields({ base, theirs, mine, choices })

describe('two people edit one record', () => {
  it('An changes the summary, Bình the care text: Bình keeps both', () => {
    const { fields, conflicts } = merge({ ...loaded, summary: 'Của An' }, { ...loaded, care: 'Của Bình' })
    expect(conflicts).toEqual([])
    expect(fields).toEqual({ ...loaded, summary: 'Của An', care: 'Của Bình' })
  })
  it('both change the summary: Bình is shown both, and a second click writes nothing', () => {
    const theirs = { ...loaded, summary: 'Của An' }
    const mine = { ...loaded, summary: 'Của Bình' }
    const first = merge(theirs, mine)
    expect(first.conflicts).toMatchObject([{ name: 'summary', theirs: 'Của An', mine: 'Của Bình' }])
    const second = merge(theirs, mine, {}, first.base)
    expect(second.conflicts).toHaveLength(1)
  })
  it('a choice holds for the values it was made on, and is asked again when An saves once more', () => {
    const theirs = { ...loaded, summary: 'Của An' }
    const mine = { ...loaded, summary: 'Của Bình' }
    const { base, conflicts } = merge(theirs, mine)
    const { mark } = conflicts[0]!
    expect(merge(theirs, mine, { summary: `mine:${mark}` }, base).fields.summary).toBe('Của Bình')
    expect(merge(theirs, mine, { summary: `theirs:${mark}` }, base).fields.summary).toBe('Của An')
    const later = merge({ ...loaded, summary: 'An lần hai' }, mine, { summary: `mine:${mark}` }, base)
    expect(later.conflicts).toMatchObject([{ theirs: 'An lần hai' }])
  })
  it('two edits with the same text are no conflict', () => {
    const same = { ...loaded, care: 'Lau khô\nlưỡi' }
    expect(merge(same, { ...same, care: 'Lau khô\r\nlưỡi' }).conflicts).toEqual([])
  })
  it('a field that was removed meanwhile is dropped, and a field that An added stays', () => {
    const { fields } = merge({ summary: loaded.summary, colour: 'đỏ' }, { ...loaded, price: '2.000.000' })
    expect(fields).toEqual({ summary: loaded.summary, colour: 'đỏ' })
  })
  it('a form without its original values overwrites nothing silently', () => {
    expect(merge(loaded, { ...loaded, care: 'Của Bình' }, {}, '').conflicts).toHaveLength(1)
  })
})
