import { describe, expect, test } from 'vitest'
import { usualIce } from '#shop/advisers/hollow.ts'
import { m } from '#words/messages.js'
import { readBladeTool } from './blade-tool-form.ts'
import { isForSkill, skillValues } from './skills.ts'

describe('the blade finder', () => {
  test('the finder needs a boot size or a sole length', () => {
    const read = (query: string) => readBladeTool(new URLSearchParams(query), [])
    expect(Object.keys(read('skill=figure:single&weight=50').problems)).toEqual(['size'])
    expect(read('skill=figure:single&weight=50&outsole=257').ask).toMatchObject({ outsole: 257 })
    expect(read('skill=figure:single&weight=50&size=245&boot=nonsense').ask).toMatchObject({
      size: 245,
      boot: undefined,
    })
    expect(read('').problems).toEqual({})
    expect(read('skill=figure:single&weight=50&size=245').ask!.ice).toBe(usualIce)
  })

  test.each(['speed_short', 'speed_long'])('at %s a boot of another maker needs the spacing of its holes', (skill) => {
    const read = (query: string) => readBladeTool(new URLSearchParams(`skill=${skill}&weight=60&size=245&${query}`), [])
    expect(read('')).toMatchObject({ problems: { spacing: m.advice_blade_spacing_wrong() } })
    expect(read('').ask).toBeUndefined()
    expect(read('spacing=165')).toMatchObject({ problems: {}, ask: { spacing: 165 } })
  })

  describe('a skater who chooses a hockey boot of ours', () => {
    const id = 'b3c4d5e6-0000-4000-8000-000000000001'
    const boots = [
      { id, name: 'Rink', discipline: 'hockey', mount: 'rivet', system: 'x', spacing: null, sizes: [240, 245] },
    ]
    const read = (query: string) => readBladeTool(new URLSearchParams(`weight=50&boot=${id}&${query}`), boots)

    test.each(['figure:basic', 'dance:basic', 'recreational:basic', 'speed_short'])(
      'is told at the boot that %s needs another one, and gets no blade',
      (skill) => {
        const { ask, problems } = read(`skill=${skill}&size=240`)
        expect(ask).toBeUndefined()
        expect(problems).toEqual({ boot: m.tool_blades_boot_mismatch() })
      },
    )
    test.each(['size=250', 'outsole=257'])('is asked for a size this boot is made in: %s', (query) => {
      const { ask, problems } = read(`skill=hockey:league&${query}`)
      expect(ask).toBeUndefined()
      expect(problems).toEqual({ size: m.advice_blade_size_missing() })
    })
    test('is answered by the label, whatever the tape said of the sole', () =>
      expect(read('skill=hockey:league&size=245&outsole=300')).toMatchObject({
        ask: { size: 245, outsole: undefined },
        own: boots[0],
        problems: {},
      }))
    test('finds it among the boots of a hockey skill alone', () => {
      expect(skillValues.filter((value) => isForSkill('hockey', value))).toEqual(
        skillValues.filter((value) => value.startsWith('hockey')),
      )
      expect(isForSkill('figure', 'dance:basic')).toBe(true)
      expect(isForSkill('hockey', '')).toBe(true)
    })
  })
})
