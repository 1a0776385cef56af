import fc from 'fast-check'
import { orRefusal } from '#kit/refusal.ts'
import type { World } from './world.ts'

/** The numbers of a step; by them it chooses among existing rows. */
export type Told = Record<string, number | boolean | string>

type Kind<T extends Told> = {
  /** Its weight among the other steps. */
  often: number
  told: { [K in keyof T]: fc.Arbitrary<T[K]> }
  /** Calls the shop's own functions. A refusal is an answer; any other error is a fault. */
  walk: (world: World, told: T) => Promise<unknown>
}

/** One kind of step that people take in a shop. */
export type AnyKind = {
  often: number
  told: Record<string, fc.Arbitrary<Told[string]>>
  walk: (world: World, told: Told) => Promise<unknown>
}
export const kindOf = <T extends Told>(kind: Kind<T>) => kind as unknown as AnyKind

/** Small numbers, so that the steps of a history meet the same rows. */
export const nth = fc.nat({ max: 2 })
export const pieces = fc.integer({ min: 1, max: 3 })

/** The outcome in a word. `isDone` is false if there was nothing to do or nothing changed: then all identities still hold. */
export async function answerOf(work: Promise<unknown>) {
  const { done, refusal } = await orRefusal(work)
  const word = refusal ? refusal.code : typeof done === 'string' ? done : 'done'
  return { word, isDone: !refusal && word !== 'nothing' && word !== 'nobody' }
}
