import { defineMoves } from '#kit/states.ts'

/** asked → approved → under_way → received → closed; declined by the shop, withdrawn by the customer while nothing has come back. */
export type ReturnState = 'asked' | 'approved' | 'declined' | 'under_way' | 'received' | 'closed' | 'withdrawn'

export const returnMoves = defineMoves<ReturnState>({
  asked: ['approved', 'declined', 'withdrawn'],
  approved: ['under_way', 'received', 'withdrawn'],
  under_way: ['received', 'withdrawn'],
  received: ['closed'],
  declined: [],
  withdrawn: [],
  closed: [],
})

/** These count against what may still be sent back. */
export const countedStates: readonly ReturnState[] = ['asked', 'approved', 'under_way', 'received', 'closed']

/** The work lists of returns: those that wait for the shop, those on their way, those that are over. */
export const returnListViews = {
  to_decide: ['asked'],
  awaited: ['approved', 'under_way'],
  to_settle: ['received'],
  over: ['closed', 'declined', 'withdrawn'],
} as const satisfies Record<string, readonly ReturnState[]>
export type ReturnListView = keyof typeof returnListViews

/** Nothing has come back yet, but it still may. */
export const isReturnOpen = (state: ReturnState) => state === 'asked' || state === 'approved' || state === 'under_way'
