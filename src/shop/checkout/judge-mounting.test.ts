import { describe, expect, test } from 'vitest'
import { setMarkOf } from '#shop/cart/make-set-mark.ts'
import type { WantedLine } from '#shop/cart/wanted.ts'
import { aPiece, asked } from '#test/a-quote.ts'
import { blocks, sayProblem } from './problem.ts'
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
  aPiece('mount', {
    name: 'Gắn lưỡi',
    category: 'services',
    type: 'mounting',
    vatClass: 'service',
    attributes: { fits: ['figure'], turnaround_days: 3 },
  }),
]
const finalSince = new Date('2026-11-21T02:00:00Z')
const of = (variantId: string, services: string[] = [], quantity = 1): WantedLine => ({
  variantId,
  quantity,
  services: services.toSorted(),
  ...(services.length && { finalSince }),
})
const problemsOf = (...wanted: WantedLine[]) =>
  quoteCart({
    ...asked,
    wanted,
    forSale,
    available: new Map(['boot', 'pair', 'blade'].map((id) => [id, 9])),
  }).problems.filter(blocks)
const said = (...wanted: WantedLine[]) => problemsOf(...wanted).map(({ kind, lineId }) => [kind, lineId])

describe('mounting', () => {
  test('is sold once for a boot and a blade, on the one or on the other', () => {
    expect(said(of('boot', ['mount']), of('blade'))).toEqual([])
    expect(said(of('boot'), of('blade', ['mount']))).toEqual([])
    expect(said(of('boot', ['mount'], 2), of('blade', [], 2))).toEqual([])
  })

  test('on both parts of one pair is the same work twice: that on the blade is too much', () => {
    expect(said(of('boot', ['mount']), of('blade', ['mount']))).toEqual([['work-twice', 'blade+mount']])
    const mark = setMarkOf(['boot', 'blade'])
    expect(problemsOf(of('boot', ['mount', mark]), of('blade', ['mount', mark]))).toMatchObject([
      { kind: 'work-twice' },
    ])
    expect(said(of('boot', ['mount'], 2), of('blade', [], 2), of('blade', ['mount']))).toEqual([
      ['work-twice', 'blade+mount'],
    ])
  })

  test('without the other part is not sold, and says which one is missing', () => {
    const [alone] = problemsOf(of('boot', ['mount']))
    expect(alone).toMatchObject({ kind: 'work-alone', needs: 'blade', service: 'mount' })
    expect(sayProblem(alone!, 'vi')).toContain('chưa có lưỡi để gắn vào Vân')
    expect(problemsOf(of('blade', ['mount']))).toMatchObject([{ kind: 'work-alone', needs: 'boot' }])
    // A boot that has its blade waits for none.
    expect(problemsOf(of('pair'), of('blade', ['mount']))).toMatchObject([{ kind: 'work-alone', needs: 'boot' }])
    expect(said(of('boot', ['mount'], 2), of('blade'))).toEqual([['work-alone', 'boot+mount']])
  })
})
