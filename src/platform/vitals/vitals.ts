/**
 * The measurements of a page and the bounds of their buckets. `most` is the bound for warnings: the specification's for script, load and memory
 * (docs/reference/spec.md 9), the "good" of web vitals for the others.
 */
export const vitals = {
  /** Until everything was loaded, ms. */
  load: { steps: [250, 500, 1000, 1500, 2000, 3000, 5000, 10000], most: 3000 },
  /** Largest contentful paint, ms. */
  lcp: { steps: [250, 500, 1000, 1500, 2000, 2500, 4000, 8000], most: 2500 },
  /** Interaction to next paint, ms. */
  inp: { steps: [16, 50, 100, 150, 200, 300, 500, 1000], most: 200 },
  /** Layout shift, in thousandths. */
  cls: { steps: [1, 10, 25, 50, 100, 150, 250, 500], most: 100 },
  /** All scripts of the page as the browser runs them, unpacked, KB. */
  script: { steps: [200, 300, 400, 500, 700, 1000, 1500, 2500], most: 1000 },
  /** Heap of scripts, MB; not every browser reports it. */
  memory: { steps: [10, 20, 30, 50, 75, 100, 150, 250], most: 100 },
} as const

export type Vital = keyof typeof vitals
export const vitalNames = Object.keys(vitals) as Vital[]

/** The first bucket whose bound the value does not exceed; one after the last if it exceeds all. */
export function vitalStepOf(vital: Vital, value: number) {
  const at = vitals[vital].steps.findIndex((bound) => value <= bound)
  return at < 0 ? vitals[vital].steps.length : at
}

/** A component that takes longer than a frame on average is slow. */
export const frameMs = 16
