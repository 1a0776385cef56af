/** The camera position: `turn` and `lift` in degrees round the boot, `near` as the zoom factor. */
export type Orbit = { turn: number; lift: number; near: number }

/** The camera of the pictures (studio/scene/stage.py), so that the model stands as the photo did. */
export const first: Orbit = { turn: 24, lift: 9, near: 1 }

const tiltLimits = [-12, 75] as const
const nears = [0.8, 3.2] as const

const within = (value: number, [least, max]: readonly [number, number]) => Math.min(max, Math.max(least, value))

export const turned = ({ turn, lift, near }: Orbit, by: { turn?: number; lift?: number }): Orbit => ({
  turn: turn + (by.turn ?? 0),
  lift: within(lift + (by.lift ?? 0), tiltLimits),
  near,
})

export const nearer = (orbit: Orbit, by: number): Orbit => ({ ...orbit, near: within(orbit.near * by, nears) })

/** Part of the way from one to the other: a quick push, a long coast, as on ice (docs/reference/design.md 5). */
export const between = (from: Orbit, to: Orbit, part: number): Orbit => ({
  turn: from.turn + (to.turn - from.turn) * part,
  lift: from.lift + (to.lift - from.lift) * part,
  near: from.near + (to.near - from.near) * part,
})

export const isThere = (a: Orbit, b: Orbit) =>
  Math.abs(a.turn - b.turn) < 0.05 && Math.abs(a.lift - b.lift) < 0.05 && Math.abs(a.near - b.near) < 0.001

const sides = ['right', 'toe', 'left', 'heel'] as const
export type Side = (typeof sides)[number] | 'top'

/** The visible side, for screen readers. */
export function sideOf({ turn, lift }: Orbit): Side {
  if (lift > 50) return 'top'
  return sides[(((Math.round(turn / 90) % 4) + 4) % 4) as 0 | 1 | 2 | 3]
}
