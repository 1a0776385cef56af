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
/** One action, several people's actions at the same moment, or none. */
export type Step = Deed[]

const deedOf = (does: string) => fc.record(kinds[does]!.told).map((told): Deed => ({ does, told: told as Told }))
const deed = fc.oneof(...Object.keys(kinds).map((does) => ({ weight: kinds[does]!.often, arbitrary: deedOf(does) })))
const order = deedOf('place').map((one): Step => [one])

/** Lets a failing history shrink to one in which only the failing steps are left. */
const orNothing = (arbitrary: fc.Arbitrary<Step>) =>
  fc.oneof({ withCrossShrink: true }, { weight: 1, arbitrary: fc.constant<Step>([]) }, { weight: 60, arbitrary })
const any = fc.oneof(
  { weight: 50, arbitrary: deed.map((one): Step => [one]) },
  { weight: 9, arbitrary: fc.array(deed, { minLength: 2, maxLength: 3 }) },
)
const list = (arbitrary: fc.Arbitrary<Step>, length: number) =>
  fc.array(orNothing(arbitrary), { minLength: length, maxLength: length })

/** Histories of this many steps; the first ones are orders, since little happens in a shop without orders. */
export const histories = (steps: number) =>
  fc.tuple(list(order, 3), list(any, steps - 3)).map(([first, then]) => [...first, ...then])

/** Checking at the end costs a tenth; it still finds errors that happened on the way and stayed. */
export type Asking = 'after each step' | 'at the end'

/** Runs a history; throws at the first step after which an identity is broken, with all steps so far. */
export async function live(world: World, history: Step[], asking: Asking = 'after each step') {
  const lived: string[] = []
  for (const step of history.filter(({ length }) => length)) {
    const ends = await Promise.allSettled(step.map(({ does, told }) => answerOf(kinds[does]!.walk(world, told))))
    lived.push(step.map(({ does, told }, at) => `${does} ${JSON.stringify(told)}: ${said(ends[at]!)}`).join(' | '))
    const faults = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as Error] : []))
    if (faults.length) throw new Error(lived.join('\n'), { cause: faults[0] })
    if (asking === 'after each step' && ends.some(isDone)) await expectIdentities(world, lived)
  }
  // Finds a refusal that left changes behind, since refused steps are not checked above.
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
/** Whether a step that ran changed anything. */
export const didSomething = (line: string) => line.split(' | ').some((one) => !one.includes(`: ${notDone} `))
