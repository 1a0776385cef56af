import type { ReturnState } from './states.ts'

type About = { returnId: string; orderId: string }

export const returnMoved = (facts: About, state: ReturnState) => ({ name: `return.${state}` as const, facts })
export const returnPicturesDropped = (files: string[]) => ({
  name: 'return.pictures-dropped' as const,
  facts: { files },
})
