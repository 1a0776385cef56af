import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isSoldAlone, servicesFor, acceptsService, type Serviceable } from './services-for.ts'

const work = (type: string, fits: unknown = ['figure', 'hockey', 'speed', 'recreational']): Serviceable => ({
  category: 'services',
  type,
  attributes: { fits },
})
const all = [work('moulding'), work('punching'), work('sharpening'), work('mounting')]
const takes = (category: Serviceable['category'], attributes: Record<string, unknown> = {}) =>
  servicesFor({ category, type: 'any', attributes }, all).map(({ type }) => type)

describe('services offered for a product', () => {
  test.for<[string, Serviceable['category'], Record<string, unknown>, string[]]>([
    [
      'a set of figure skates',
      'figure',
      { blade_included: true, mount: 'screw', mouldable: true },
      ['sharpening', 'moulding'],
    ],
    ['a vinyl set', 'figure', { blade_included: true, mount: 'screw', mouldable: false }, ['sharpening']],
    [
      'a boot without blade',
      'figure',
      { blade_included: false, mount: 'screw', mouldable: true },
      ['mounting', 'moulding'],
    ],
    ['a riveted boot', 'figure', { blade_included: false, mount: 'rivet', mouldable: false }, []],
    ['hockey skates', 'hockey', { mouldable: true }, ['sharpening', 'moulding']],
    ['leisure skates', 'recreational', { blade_style: 'hockey', mouldable: false }, ['sharpening']],
    ['double runners of a small child', 'recreational', { blade_style: 'double_runner', mouldable: false }, []],
    ['a figure blade', 'blades', { blade_for: 'figure' }, ['mounting', 'sharpening']],
    ['a dance blade', 'blades', { blade_for: 'dance' }, ['mounting', 'sharpening']],
    ['a hockey runner, which is clipped in', 'blades', { blade_for: 'hockey' }, ['sharpening']],
    ['a blade without a declared use', 'blades', {}, []],
    ['a helmet', 'protective', { mouldable: true }, []],
    ['guards that fit figure skates', 'accessories', { fits: ['figure'] }, []],
    ['another service', 'services', { fits: ['figure'] }, []],
  ])('%s', ([, category, attributes, expected]) => expect(takes(category, attributes)).toEqual(expected))

  test('a service fits only the disciplines it names: speed blades have no hollow to grind', () => {
    const sharpening = work('sharpening', ['figure', 'hockey', 'recreational'])
    expect(acceptsService({ category: 'speed', type: 'long_track', attributes: {} }, sharpening)).toBe(false)
    expect(
      acceptsService({ category: 'blades', type: 'speed', attributes: { blade_for: 'speed_long' } }, sharpening),
    ).toBe(false)
    expect(acceptsService({ category: 'hockey', type: 'senior', attributes: {} }, sharpening)).toBe(true)
  })

  test('a product that is no service is never accepted as one, whatever its record says', () => {
    const anything = fc.record({
      category: fc.constantFrom<Serviceable['category']>('figure', 'hockey', 'blades', 'accessories', 'protective'),
      type: fc.constantFrom('sharpening', 'mounting', 'moulding', '__proto__', 'constructor'),
      attributes: fc.dictionary(fc.constantFrom('fits', 'blade_for', 'mouldable'), fc.anything()),
    })
    fc.assert(
      fc.property(anything, anything, (product, goods) => {
        expect(acceptsService(product, goods)).toBe(false)
      }),
    )
  })

  test('no record makes the rule throw, and every offered service is accepted', () => {
    const record = fc.dictionary(
      fc.constantFrom('fits', 'blade_for', 'mouldable', 'blade_included', 'mount', 'blade_style'),
      fc.anything(),
    )
    const categories = ['figure', 'hockey', 'speed', 'recreational', 'blades', 'services', 'protective'] as const
    fc.assert(
      fc.property(fc.constantFrom(...categories), record, fc.anything(), (category, attributes, fits) => {
        const product = { category, type: 'x', attributes }
        const services = [work('sharpening', fits), work('mounting', fits), work('moulding', fits)]
        const offered = servicesFor(product, services)
        expect(services.filter((one) => acceptsService(product, one)).length).toBe(offered.length)
      }),
    )
  })

  test('goods are sold alone, a service only where its record says so', () => {
    expect(isSoldAlone({ category: 'figure', type: 'set', attributes: {} })).toBe(true)
    expect(isSoldAlone(work('mounting'))).toBe(false)
    expect(isSoldAlone({ ...work('sharpening'), attributes: { alone: true } })).toBe(true)
    expect(isSoldAlone({ ...work('sharpening'), attributes: { alone: 'yes' } })).toBe(false)
  })
})
