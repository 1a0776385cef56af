/**
 * Puts pieces together, one with one, as many as go. `counts` says how many there are of each; who stands first is served first and keeps a partner, though
 * perhaps another one (augmenting paths). Answers how many of each stay alone.
 */
export function pairUp(counts: readonly number[], fits: (one: number, other: number) => boolean): number[] {
  const alone = [...counts]
  const joined = counts.map(() => counts.map(() => 0))
  const join = (one: number, other: number, by: number) => {
    joined[one]![other]! += by
    joined[other]![one]! += by
  }
  const findWay = (from: number, seen: Set<number>): number[] | undefined => {
    for (const other of counts.keys()) {
      if (seen.has(other) || !fits(from, other)) continue
      seen.add(other)
      if (alone[other]! > 0) return [from, other]
      for (const third of counts.keys()) {
        const rest = joined[other]![third]! > 0 && third !== from ? findWay(third, seen) : undefined
        if (rest) return [from, other, ...rest]
      }
    }
  }
  for (const first of counts.keys()) {
    for (let way; alone[first]! > 0 && (way = findWay(first, new Set()));) {
      const freed = way.slice(1, -1).flatMap((one, at) => (at % 2 === 0 ? joined[one]![way![at + 2]!]! : []))
      const by = Math.min(alone[first]!, alone[way.at(-1)!]!, ...freed)
      way.slice(1).forEach((one, at) => join(way![at]!, one, at % 2 === 0 ? by : -by))
      alone[first]! -= by
      alone[way.at(-1)!]! -= by
    }
  }
  return alone
}
