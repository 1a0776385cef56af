import fc from 'fast-check'
import { buying } from './buying.ts'
import { closing } from './closing.ts'
import { fulfilling } from './fulfilling.ts'
import { brokenIdentities } from './identities.ts'
import { meeting } from './meeting.ts'
import { paying } from './paying.ts'
import { sendingBack } from './sending-back.ts'
import { answerOf, type AnyKind, type Told } from './step.ts'
import { stocking } from './stocking.ts'
import type { World } from './world.ts'

const kinds: Record<string, AnyKind> = {
  ...buying,
  ...paying,
  ...fulfilling,
  ...sendingBack,
  ...stocking,
  ...closing,
  ...meeting,
}

type Deed = { does: string; told: Told }
/** One thing, or several people's at the same moment, or nothing. */
export type Step = Deed[]

const deedOf = (does: string) => fc.record(kinds[does]!.told).map((told): Deed => ({ does, told: told as Told }))
const deed = fc.oneof(...Object.keys(kinds).map((does) => ({ weight: kinds[does]!.often, arbitrary: deedOf(does) })))
const order = deedOf('place').map((one): Step => [one])

/** A history that breaks something shrinks to one in which nothing happens but what breaks it. */
const orNothing = (arbitrary: fc.Arbitrary<Step>) =>
  fc.oneof({ withCrossShrink: true }, { weight: 1, arbitrary: fc.constant<Step>([]) }, { weight: 60, arbitrary })
const any = fc.oneof(
  { weight: 50, arbitrary: deed.map((one): Step => [one]) },
  { weight: 9, arbitrary: fc.array(deed, { minLength: 2, maxLength: 3 }) },
)
const list = (arbitrary: fc.Arbitrary<Step>, length: number) =>
  fc.array(orNothing(arbitrary), { minLength: length, maxLength: length })

/** So many steps; the first are orders, for a shop without orders has little history. */
export const histories = (steps: number) =>
  fc.tuple(list(order, 3), list(any, steps - 3)).map(([first, then]) => [...first, ...then])

/** At the end is a tenth of the price: what went wrong on the way and stayed wrong is found there too. */
export type Asking = 'after each step' | 'at the end'

/** Lives through a history; throws at the first step after which something is not true, with all that led there. */
export async function live(world: World, history: Step[], asking: Asking = 'after each step') {
  const lived: string[] = []
  for (const step of history.filter(({ length }) => length)) {
    const ends = await Promise.allSettled(step.map(({ does, told }) => answerOf(kinds[does]!.walk(world, told))))
    lived.push(step.map(({ does, told }, at) => `${does} ${JSON.stringify(told)}: ${said(ends[at]!)}`).join(' | '))
    const faults = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as Error] : []))
    if (faults.length) throw new Error(lived.join('\n'), { cause: faults[0] })
    if (asking === 'after each step' && ends.some(isDone)) await expectIdentities(world, lived)
  }
  // A refusal that left something behind is found here.
  await expectIdentities(world, lived)
  return lived
}

async function expectIdentities({ db, tally }: World, lived: string[]) {
  const broken = await brokenIdentities(db, tally)
  if (broken.length) throw new Error(`${lived.join('\n')}\nnot true after step ${lived.length}: ${broken.join('; ')}`)
}

type End = PromiseSettledResult<{ word: string; isDone: boolean }>
const isDone = (end: End) => end.status === 'fulfilled' && end.value.isDone
const said = (end: End) => {
  if (end.status === 'rejected') return `FAULT ${String(end.reason)}`
  return end.value.isDone ? end.value.word : `${notDone} ${end.value.word}`
}
const notDone = 'not done,'
/** Whether anything came of a step that was lived through. */
export const didSomething = (line: string) => line.split(' | ').some((one) => !one.includes(`: ${notDone} `))
