export type DiffPart = { kind: 'same' | 'gone' | 'new'; text: string }

/** Longer texts are shown as completely different, since the table of all pairs would not fit in memory. */
const maxPairs = 4_000_000

/** The lines to remove from one list and to add to get the other; the longest common part stays. */
export function diffOf(before: readonly string[], after: readonly string[]): DiffPart[] {
  if (before.length * after.length > maxPairs) return [...all('gone', before), ...all('new', after)]
  const width = after.length + 1
  const common = new Uint16Array((before.length + 1) * width)
  for (let a = before.length - 1; a >= 0; a -= 1)
    for (let b = after.length - 1; b >= 0; b -= 1)
      common[a * width + b] =
        before[a] === after[b]
          ? common[(a + 1) * width + b + 1]! + 1
          : Math.max(common[(a + 1) * width + b]!, common[a * width + b + 1]!)
  const pieces: DiffPart[] = []
  let [a, b] = [0, 0]
  while (a < before.length || b < after.length) {
    if (a < before.length && b < after.length && before[a] === after[b]) {
      pieces.push({ kind: 'same', text: before[a]! })
      a += 1
      b += 1
    } else if (
      a < before.length &&
      (b === after.length || common[(a + 1) * width + b]! >= common[a * width + b + 1]!)
    ) {
      pieces.push({ kind: 'gone', text: before[a]! })
      a += 1
    } else {
      pieces.push({ kind: 'new', text: after[b]! })
      b += 1
    }
  }
  return pieces
}

const all = (kind: DiffPart['kind'], texts: readonly string[]): DiffPart[] => texts.map((text) => ({ kind, text }))

const wordsIn = (line: string) => line.split(/(\s+)/).filter(Boolean)

/** Compares line by line, and changed lines word by word. Each entry is one line. */
export function diffText(before: string, after: string): DiffPart[][] {
  const lines = diffOf(before.split('\n'), after.split('\n'))
  const result: DiffPart[][] = []
  for (let at = 0; at < lines.length;) {
    if (lines[at]!.kind === 'same') {
      result.push([lines[at]!])
      at += 1
      continue
    }
    const end = lines.findIndex(({ kind }, index) => index > at && kind === 'same')
    const hunk = lines.slice(at, end < 0 ? undefined : end)
    const removed = hunk.filter(({ kind }) => kind === 'gone')
    const added = hunk.filter(({ kind }) => kind === 'new')
    for (let line = 0; line < Math.max(removed.length, added.length); line += 1)
      result.push(joined(diffOf(wordsIn(removed[line]?.text ?? ''), wordsIn(added[line]?.text ?? ''))))
    at += hunk.length
  }
  return result
}

function joined(pieces: DiffPart[]): DiffPart[] {
  const merged: DiffPart[] = []
  for (const { kind, text } of pieces) {
    const last = merged.at(-1)
    if (last?.kind === kind) last.text += text
    else merged.push({ kind, text })
  }
  return merged
}
