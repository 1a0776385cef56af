import { describe, expect, it } from 'vitest'
import { Refusal } from '#kit/refusal.ts'
import { m } from '#words/messages.js'
import { dashedRows } from './form-shape.ts'
import { mergeForm, saveMerged, formTexts, versionOf } from './merge-form.server.ts'

const sent = (fields: [string, string][]) => {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}
const shape = { many: ['levels'], ordered: ['block'], lists: [dashedRows('tiers', ['from', 'fee'], 'from')] }
const loaded = { name: 'Giày', on: 'on', levels: 'a,b', block: 'x,y', 'from-0': '1', 'fee-0': '20.000' }
const asLoaded = (): [string, string][] => [
  ['version', versionOf(loaded, shape)],
  ['name', 'Giày'],
  ['on', 'on'],
  ['levels', 'a'],
  ['levels', 'b'],
  ['block', 'x'],
  ['block', 'y'],
  ['from-0', '1'],
  ['fee-0', '20.000'],
]
const without = (name: string) => asLoaded().filter(([one]) => one !== name)

describe('merging a form with what somebody else saved', () => {
  it('an untouched form takes over what is saved, in every kind of field', () => {
    const record = {
      name: 'Giày mới',
      on: '',
      levels: 'c',
      block: 'y,x',
      'from-0': '5',
      'fee-0': '1',
      'from-1': '9',
      'fee-1': '0',
    }
    const { form, conflicts } = mergeForm(sent(asLoaded()), record, shape)
    expect(conflicts).toEqual([])
    expect(formTexts(form)).toEqual({ ...record, on: undefined, version: versionOf(record, shape) })
    expect(form.getAll('block')).toEqual(['y', 'x'])
  })
  it('a box that I untick is removed, and a box that I did not touch stays ticked by the other', () => {
    expect(mergeForm(sent(without('on')), loaded, shape).form.has('on')).toBe(false)
    const off = { ...loaded, on: '' }
    const form = sent([['version', versionOf(off, shape)], ...without('version').filter(([name]) => name !== 'on')])
    expect(mergeForm(form, loaded, shape).form.get('on')).toBe('on')
  })
  it('rows that both changed are one conflict, as a whole list', () => {
    const form = sent([...without('fee-0'), ['fee-0', '25.000']])
    const { conflicts } = mergeForm(form, { ...loaded, 'fee-0': '30.000' }, shape)
    expect(conflicts).toMatchObject([{ name: 'tiers', theirs: '1 · 30.000', mine: '1 · 25.000' }])
    const { mark } = conflicts[0]!
    const theirs = sent([
      ...[...form].map(([name, value]): [string, string] => [name, `${value}`]),
      ['merge.tiers', `theirs:${mark}`],
    ])
    expect(mergeForm(theirs, { ...loaded, 'fee-0': '30.000' }, shape).form.get('fee-0')).toBe('30.000')
  })
})

describe('saving a merged form', () => {
  /** A record that somebody else changes between reading and writing, `times` times. */
  const editedRecord = (times: number) => {
    let [record, left] = [{ summary: 'Cũ', care: 'Cũ' }, times]
    const read = () => Promise.resolve(record)
    const save = (form: FormData, seen: object) => {
      if (left-- > 0) record = { ...record, summary: `Của An ${left}` }
      if (seen !== record) throw new Refusal('changed-meanwhile', m.admin_editor_stale, {})
      record = formTexts(form) as typeof record
      return Promise.resolve({ done: 'saved' })
    }
    const typed = (fields: Partial<typeof record>) =>
      sent(Object.entries({ version: versionOf({ summary: 'Cũ', care: 'Cũ' }), summary: 'Cũ', care: 'Cũ', ...fields }))
    return {
      saved: () => record,
      press: (fields: Partial<typeof record>) =>
        saveMerged({ form: typed(fields), read, fields: (one) => one, save: async (form, seen) => save(form, seen) }),
    }
  }
  it('a change saved between reading and writing is merged in a second attempt', async () => {
    const { press, saved } = editedRecord(1)
    expect((await press({ care: 'Của Bình' })).done).toBe('saved')
    expect(saved()).toMatchObject({ summary: 'Của An 0', care: 'Của Bình' })
  })
  it('a change to the same field in between is shown as a conflict, and nothing is written', async () => {
    const { press, saved } = editedRecord(1)
    const { failure } = await press({ summary: 'Của Bình' })
    expect(failure?.conflicts).toMatchObject([{ name: 'summary', theirs: 'Của An 0', mine: 'Của Bình' }])
    expect(failure?.values).toMatchObject({ summary: 'Của Bình' })
    expect(saved().summary).toBe('Của An 0')
  })
  it('saving is refused when others keep changing the record, and the typed values stay', async () => {
    const { failure, refusal } = await editedRecord(99).press({ care: 'Của Bình' })
    expect(refusal?.code).toBe('changed-meanwhile')
    expect(failure?.values).toMatchObject({ care: 'Của Bình' })
  })
})
