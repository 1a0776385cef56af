import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bundleMarkOf } from '#shop/cart/make-bundle-mark.ts'
import type { CartLineInput } from '#shop/cart/cart-line-input.ts'
import { aPiece, asked } from '#test/a-quote.ts'
import { isBlocking, problemMessage } from './problem.ts'
import { quoteCart } from './quote.ts'

const bare = { blade_included: false, mount: 'screw' }
const forSale = [
  aPiece('boot', { name: 'Vân', type: 'boot_only', options: { size: '245' }, attributes: bare }),
  aPiece('pair', { name: 'Aria', options: { size: '245' }, attributes: { blade_included: true, mount: 'screw' } }),
  aPiece('blade', {
    name: 'Xoay',
    category: 'blades',
    type: 'figure',
    options: { blade_length: '9.75' },
    attributes: { blade_for: 'figure' },
  }),
  // Longer than the sole of the 245, so that it goes under the 300 only.
  aPiece('long', {
    name: 'Dài',
    category: 'blades',
    type: 'figure',
    options: { blade_length: '11.75' },
    attributes: { blade_for: 'figure' },
  }),
  aPiece('large', { name: 'Ngà', type: 'boot_only', options: { size: '300' }, attributes: bare }),
  aPiece('mount', {
    name: 'Gắn lưỡi',
    category: 'services',
    type: 'mounting',
    vatClass: 'service',
    attributes: { fits: ['figure'], turnaround_days: 3 },
  }),
]
const finalSince = new Date('2026-11-21T02:00:00Z')
const of = (variantId: string, services: string[] = [], quantity = 1): CartLineInput => ({
  variantId,
  quantity,
  services: services.toSorted(),
  ...(services.length && { finalSince }),
})
const problemsOf = (...lines: CartLineInput[]) =>
  quoteCart({
    ...asked,
    lines,
    forSale,
    available: new Map(['boot', 'pair', 'blade', 'long', 'large'].map((id) => [id, 9])),
  }).problems.filter(isBlocking)
const kindsOf = (...lines: CartLineInput[]) => problemsOf(...lines).map(({ kind, lineId }) => [kind, lineId])

describe('mounting', () => {
  test('mounting is sold once for a boot and a blade, on either of them', () => {
    expect(kindsOf(of('boot', ['mount']), of('blade'))).toEqual([])
    expect(kindsOf(of('boot'), of('blade', ['mount']))).toEqual([])
    expect(kindsOf(of('boot', ['mount'], 2), of('blade', [], 2))).toEqual([])
  })

  test('mounting on both parts of a pair is refused on the blade as sold twice', () => {
    expect(kindsOf(of('boot', ['mount']), of('blade', ['mount']))).toEqual([['work-twice', 'blade+mount']])
    const mark = bundleMarkOf(['boot', 'blade'])
    expect(problemsOf(of('boot', ['mount', mark]), of('blade', ['mount', mark]))).toMatchObject([
      { kind: 'work-twice' },
    ])
    expect(kindsOf(of('boot', ['mount'], 2), of('blade', [], 2), of('blade', ['mount']))).toEqual([
      ['work-twice', 'blade+mount'],
    ])
  })

  test('mounting without the other part is refused, and the missing part is named', () => {
    const [alone] = problemsOf(of('boot', ['mount']))
    expect(alone).toMatchObject({ kind: 'work-alone', needs: 'blade', service: 'mount' })
    expect(problemMessage(alone!, 'vi')).toContain('không còn lưỡi nào vừa để gắn vào Vân')
    expect(problemsOf(of('blade', ['mount']))).toMatchObject([{ kind: 'work-alone', needs: 'boot' }])
    // A boot that is sold with its blade needs no other.
    expect(problemsOf(of('pair'), of('blade', ['mount']))).toMatchObject([{ kind: 'work-alone', needs: 'boot' }])
    expect(kindsOf(of('boot', ['mount'], 2), of('blade'))).toEqual([['work-alone', 'boot+mount']])
  })
})

describe('boots and blades of one cart', () => {
  const blockingOf = (...lines: CartLineInput[]) =>
    quoteCart({ ...asked, lines, forSale, available: new Map(lines.map(({ variantId }) => [variantId, 9])) }).problems

  test('each boot takes one blade: the second of two blades for one boot fits no other boot', () => {
    expect(kindsOf(of('boot'), of('large'), of('blade'), of('long'))).toEqual([])
    const [unfit, ...more] = problemsOf(of('boot'), of('large'), of('blade', [], 2))
    expect(unfit).toMatchObject({ kind: 'pair-unfit', name: 'Xoay', boot: 'Ngà', quantity: 1 })
    expect(more).toEqual([])
    expect(problemMessage(unfit!, 'vi')).toMatch(/^Xoay không vừa Ngà trong giỏ\. \S/)
  })

  test('each mounting needs a fitting blade: one that fits another boot does not count', () => {
    expect(kindsOf(of('boot', ['mount']), of('large', ['mount']), of('long'), of('blade'))).toEqual([])
    expect(kindsOf(of('boot', ['mount']), of('large', ['mount']), of('blade', [], 2))).toEqual([
      ['work-alone', 'large+mount'],
      ['pair-unfit', 'blade'],
    ])
    expect(kindsOf(of('boot', ['mount']), of('long'))).toEqual([
      ['work-alone', 'boot+mount'],
      ['pair-unfit', 'long'],
    ])
    expect(kindsOf(of('boot'), of('long', ['mount']))).toEqual([['pair-unfit', 'long+mount']])
  })

  test('a blade beside a boot that has its own is sold as a spare, with a notice, and cannot be mounted', () => {
    const [spare, ...more] = blockingOf(of('pair'), of('blade'))
    expect(spare).toEqual({ kind: 'blade-spare', lineId: 'blade', name: 'Xoay', boot: 'Aria', issues: [] })
    expect(more).toEqual([])
    expect(problemMessage(spare!, 'en')).toBe(
      'Aria in your cart already has a blade, so Xoay is sold as a spare, not mounted.',
    )
    expect(problemMessage(blockingOf(of('pair'), of('long'))[0]!, 'vi')).toMatch(/lưỡi rời, không gắn\. \S/)
    expect(kindsOf(of('pair'), of('blade'))).toEqual([])
    expect(kindsOf(of('pair'), of('long', ['mount']))).toEqual([['work-alone', 'long+mount']])
  })

  test('a blade left over when each boot has one is a spare too, whether it fits or not', () => {
    for (const over of ['blade', 'long'])
      expect(
        blockingOf(of('boot', ['mount']), of('blade'), of(over === 'long' ? 'long' : 'blade', [], 2)).map(
          ({ kind }) => kind,
        ),
      ).toContain('blade-spare')
    expect(kindsOf(of('boot'), of('blade'), of('long'))).toEqual([])
    expect(blockingOf(of('blade'), of('long'))).toEqual([])
  })

  test('a random cart is blocked exactly when its mountings cannot all be given a partner', () =>
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('boot', 'large', 'blade', 'long'), fc.boolean()), { maxLength: 7 }),
        (pieces) => {
          const counts = Map.groupBy(pieces, ([id, isWorked]) => `${id} ${isWorked}`)
          const lines = [...counts.values()].map((same) => of(same[0]![0], same[0]![1] ? ['mount'] : [], same.length))
          const stopped = problemsOf(...lines).some(({ kind, lineId }) => kind !== 'pair-unfit' || lineId.includes('+'))
          expect(stopped).toBe(!canBeGivenOut(pieces))
        },
      ),
      { numRuns: 300 },
    ))
})

type Piece = [id: string, isWorked: boolean]
const fits = new Set(['boot blade', 'large long'])

/** Tries every assignment: the first piece with a mounting takes each partner in turn. */
function canBeGivenOut(pieces: Piece[]): boolean {
  const at = pieces.findIndex(([, isWorked]) => isWorked)
  if (at < 0) return true
  const [own] = pieces[at]!
  return pieces.some(
    ([id, isWorked], other) =>
      !isWorked &&
      (fits.has(`${own} ${id}`) || fits.has(`${id} ${own}`)) &&
      canBeGivenOut(pieces.filter((_, place) => place !== at && place !== other)),
  )
}
