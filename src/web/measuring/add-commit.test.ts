import { expect, test } from 'vitest'
import { addCommit, type ComponentTimes, type Fiber } from './add-commit.ts'

type Sketch = { type: unknown; took: number; worked?: boolean; children?: Fiber[] }

const fiber = ({ type, took, worked = true, children = [] }: Sketch, alternate: Fiber | null = null): Fiber => {
  children.forEach((child, at) => (child.sibling = children[at + 1] ?? null))
  return { type, flags: worked ? 1 : 0, actualDuration: took, alternate, child: children[0] ?? null, sibling: null }
}
function Rack() {}
function Boot() {}
const Memoed = { type: Boot }

test('the first drawing counts each component, without what stands in it and with it', () => {
  const times: ComponentTimes = new Map()
  const boots = [fiber({ type: Memoed, took: 3 }), fiber({ type: Boot, took: 5 })]
  addCommit(
    times,
    fiber({
      type: null,
      took: 20,
      children: [fiber({ type: Rack, took: 18, children: [fiber({ type: 'ul', took: 9, children: boots })] })],
    }),
  )
  expect(times.get('Rack')).toEqual({ times: 1, own: 9, whole: 18, longest: 18 })
  expect(times.get('Boot')).toEqual({ times: 2, own: 8, whole: 8, longest: 5 })
  expect(times.size).toBe(2)
})

test('what React passed over is not counted again', () => {
  const [still, old] = [fiber({ type: Boot, took: 3 }), fiber({ type: Boot, took: 4 })]
  const before = fiber({ type: Rack, took: 9, children: [still, old] })
  const drawn = fiber({ type: Boot, took: 2 }, old)
  const after = fiber({ type: Rack, took: 2, worked: false }, before)
  after.child = still
  still.sibling = drawn
  const times: ComponentTimes = new Map()
  // React never shares a child between two lists: the one it kept is in both only when nothing below changed.
  before.child = still
  addCommit(times, after)
  expect(times.get('Rack')).toBeUndefined()
})

test('a component that waits while its parts are drawn anew is not counted', () => {
  const oldBoot = fiber({ type: Boot, took: 3 })
  const oldRack = fiber({ type: Rack, took: 5, children: [oldBoot] })
  const before = fiber({ type: null, took: 5, children: [oldRack] })
  const rack = fiber(
    { type: Rack, took: 2, worked: false, children: [fiber({ type: Boot, took: 2 }, oldBoot)] },
    oldRack,
  )
  const times: ComponentTimes = new Map()
  addCommit(times, fiber({ type: null, took: 2, children: [rack] }, before))
  expect(Object.fromEntries(times)).toEqual({ Boot: { times: 1, own: 2, whole: 2, longest: 2 } })
})
