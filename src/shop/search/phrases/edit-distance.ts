/** The number of letters to change, remove, insert or swap with their neighbour (Damerau–Levenshtein); more than `max` counts as infinity. */
export function editDistance(from: string, to: string, max: number): number {
  if (Math.abs(from.length - to.length) > max) return Infinity
  let before: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= to.length; j += 1) {
      const same = from[i - 1] === to[j - 1]
      const isSwapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]
      const swapped = isSwapped ? before[j - 2]! + 1 : Infinity
      row[j] = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1), swapped)
    }
    if (Math.min(...row) > max) return Infinity
    ;[before, last] = [last, row]
  }
  const distance = last[to.length]!
  return distance > max ? Infinity : distance
}

/** With two changed letters a short word is another word. */
export const maxEdits = (word: string) => (word.length < 3 ? 0 : word.length < 6 ? 1 : 2)
