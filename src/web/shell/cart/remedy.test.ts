import { describe, expect, test } from 'vitest'
import { remedyOf } from './remedy.ts'

const line = (id: string, quantity: number, left: number | null) => ({
  id,
  variantId: id.split('+')[0]!,
  quantity,
  left,
})
const about = { lineId: 'boot+work', name: 'Lướt Én' }

describe('the button that solves a cart problem', () => {
  test('five pairs become three when three are left', () =>
    expect(remedyOf({ kind: 'short', ...about, left: 3 }, [line('boot+work', 5, 3)])).toEqual({
      intent: 'set',
      quantity: 3,
    }))

  test('a line gets only what the line above leaves', () => {
    const lines = [line('boot', 2, 3), line('boot+work', 5, 1)]
    expect(remedyOf({ kind: 'short', ...about, left: 3 }, lines)).toEqual({ intent: 'set', quantity: 1 })
    expect(remedyOf({ kind: 'too-many', ...about, max: 6 }, lines)).toEqual({ intent: 'set', quantity: 4 })
  })

  test('a line is removed when nothing is left for it', () => {
    const lines = [line('boot', 3, 3), line('boot+work', 5, 0)]
    expect(remedyOf({ kind: 'short', ...about, left: 3 }, lines)).toEqual({ intent: 'remove' })
    expect(remedyOf({ kind: 'too-many', ...about, max: 3 }, lines)).toEqual({ intent: 'remove' })
    expect(remedyOf({ kind: 'withdrawn', lineId: 'gone' }, lines)).toEqual({ intent: 'remove' })
  })

  test('a new price is accepted, and impossible work is removed', () => {
    expect(remedyOf({ kind: 'price-changed', ...about, from: 1, to: 2 }, [])).toEqual({ intent: 'accept' })
    expect(remedyOf({ kind: 'service-gone', ...about, service: 's' }, [])).toEqual({ intent: 'unwork', service: 's' })
    const work = { service: 's', serviceName: 'Gắn lưỡi' }
    for (const problem of [
      { kind: 'work-twice' as const, ...about, ...work },
      { kind: 'work-alone' as const, ...about, ...work, needs: 'blade' as const },
    ])
      expect(remedyOf(problem, [])).toEqual({ intent: 'unwork', service: 's' })
  })

  test('a blade that does not fit is removed, of several only the surplus ones; a spare blade may stay', () => {
    const unfit = { kind: 'pair-unfit' as const, ...about, boot: 'Vân', issues: [] }
    expect(remedyOf({ ...unfit, quantity: 0 }, [])).toEqual({ intent: 'remove' })
    expect(remedyOf({ ...unfit, quantity: 2 }, [])).toEqual({ intent: 'set', quantity: 2 })
    expect(remedyOf({ ...unfit, kind: 'blade-spare' }, [])).toBeNull()
  })
})
