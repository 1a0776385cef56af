import type { Problem } from '#shop/checkout/problem.ts'

/** The one-press solution of a cart problem, named like the form intent that applies it. */
export type Remedy =
  | { intent: 'set'; quantity: number }
  | { intent: 'remove' }
  | { intent: 'accept' }
  | { intent: 'unwork'; service: string }
  | { intent: 'agree' }

type Line = { id: string; variantId: string; quantity: number; left: number | null }

/** Null where no button can help. Lines of one variant share its stock: pieces in earlier lines are not left for later ones. */
export function remedyOf(problem: Problem, lines: readonly Line[]): Remedy | null {
  switch (problem.kind) {
    case 'short':
      return upTo(lines.find(({ id }) => id === problem.lineId)?.left ?? 0)
    case 'too-many':
      return upTo(problem.max - above(problem.lineId, lines))
    case 'price-changed':
      return { intent: 'accept' }
    case 'service-gone':
    case 'service-unfit':
    case 'work-alone':
    case 'work-twice':
      return { intent: 'unwork', service: problem.service }
    case 'final-not-agreed':
      return { intent: 'agree' }
    case 'withdrawn':
    case 'sold-out':
    case 'not-alone':
    case 'set-wrong':
      return { intent: 'remove' }
    case 'pair-unfit':
      return upTo(problem.quantity)
    case 'set-uneven':
      return { intent: 'set', quantity: problem.quantity }
    // Shown without a button.
    case 'set-incomplete':
    case 'blade-spare':
      return null
  }
}

const upTo = (quantity: number): Remedy => (quantity > 0 ? { intent: 'set', quantity } : { intent: 'remove' })

function above(lineId: string, lines: readonly Line[]) {
  const at = lines.findIndex(({ id }) => id === lineId)
  const { variantId } = lines[at]!
  return lines.slice(0, at).reduce((sum, line) => sum + (line.variantId === variantId ? line.quantity : 0), 0)
}
