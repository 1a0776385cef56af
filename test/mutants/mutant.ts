/** One rule of the shop, broken in one place, and the tests that must fail. */
export type Mutant = {
  /** The error, as a sentence. */
  wrong: string
  file: string
  /** Must be in the file exactly once, so that a refactoring cannot disable a mutant unnoticed. */
  from: string
  to: string
  tests: string[]
}

export const timesIn = (source: string, part: string) => source.split(part).length - 1

export function broken(source: string, { wrong, file, from, to }: Mutant) {
  const times = timesIn(source, from)
  if (times !== 1) throw new Error(`“${wrong}”: its text stands ${times} times in ${file}, and must stand there once`)
  return source.replace(from, () => to)
}
