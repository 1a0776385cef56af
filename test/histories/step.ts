import fc from 'fast-check'
import { orRefusal } from '#kit/refusal.ts'
import type { World } from './world.ts'

/** Numbers that a step is told by; it picks by them among what is there. */
export type Told = Record<string, number | boolean | string>

type Kind<T extends Told> = {
  /** How often it comes, against the others. */
  often: number
  told: { [K in keyof T]: fc.Arbitrary<T[K]> }
  /** Does it by the shop's own verbs. A refusal is an answer; anything else that is thrown is a fault. */
  walk: (world: World, told: T) => Promise<unknown>
}

/** One kind of thing that people do to a shop. */
export type AnyKind = {
  often: number
  told: Record<string, fc.Arbitrary<Told[string]>>
  walk: (world: World, told: Told) => Promise<unknown>
}
export const kindOf = <T extends Told>(kind: Kind<T>) => kind as unknown as AnyKind

/** Few of a kind, so that the steps of a history meet each other. */
export const nth = fc.nat({ max: 2 })
export const pieces = fc.integer({ min: 1, max: 3 })

/** What came of it, in a word. There was nothing to do it with, or nothing was done: then whatever was true before still is. */
export async function answerOf(work: Promise<unknown>) {
  const { done, refusal } = await orRefusal(work)
  const word = refusal ? refusal.code : typeof done === 'string' ? done : 'done'
  return { word, isDone: !refusal && word !== 'nothing' && word !== 'nobody' }
}
