import { defineMoves } from '#kit/states.ts'

/**
 * asked → approved → under_way → received → closed; declined by the shop, or withdrawn: by the customer before anything was sent back, or by the shop
 * because nothing arrived.
 */
export type ReturnState = 'requested' | 'approved' | 'declined' | 'under_way' | 'received' | 'closed' | 'withdrawn'

/** What the buyer is told of a return: its new state, or that the shop ended it because nothing arrived. */
export type ReturnStep = ReturnState | 'ended'

export const returnMoves = defineMoves<ReturnState>({
  requested: ['approved', 'declined', 'withdrawn'],
  approved: ['under_way', 'received', 'withdrawn'],
  under_way: ['received', 'withdrawn'],
  received: ['closed'],
  declined: [],
  withdrawn: [],
  closed: [],
})

/** Returns in these states count against the pieces that may still be returned. */
export const countedStates: readonly ReturnState[] = ['requested', 'approved', 'under_way', 'received', 'closed']

/** The work lists of returns: those that wait for the shop, those on their way, those that are over. */
export const returnListViews = {
  to_decide: ['requested'],
  awaited: ['approved', 'under_way'],
  to_settle: ['received'],
  over: ['closed', 'declined', 'withdrawn'],
} as const satisfies Record<string, readonly ReturnState[]>
export type ReturnListView = keyof typeof returnListViews

/** Nothing has arrived yet, but still may. */
export const isReturnOpen = (state: ReturnState) =>
  state === 'requested' || state === 'approved' || state === 'under_way'
