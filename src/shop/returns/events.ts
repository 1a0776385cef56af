import type { ReturnStep } from './states.ts'

type About = { returnId: string; orderId: string }

export const returnMoved = (facts: About, step: ReturnStep) => ({ name: `return.${step}` as const, facts })
export const returnPicturesDropped = (files: string[]) => ({
  name: 'return.pictures-dropped' as const,
  facts: { files },
})
