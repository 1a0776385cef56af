import { checkInput, type InputType } from '#kit/check-input.ts'
import type { Figure } from './figures.ts'

/** Pieces that rules begin with and never end; repeated they are the worst that a text can do to its reader. */
const hostile: [InputType, string][] = [
  ['general', "' or 1+1"],
  ['general', '<a '],
  ['general', '/**/'],
  ['general', 'union select a,'],
  ['general', 'if(a='],
  ['general', '--\n'],
  ['general', ';cat '],
  ['general', '%2525'],
  ['search', '"'],
  ['search', '\\u0027'],
  ['general', ')('],
  ['general', '../'],
  ['password', '<a on'],
  ['email', 'a@'],
  ['email', 'a.'],
  ['phone', '1-'],
]
const lengths = [5_000, 10_000, 20_000, 40_000]

function milliseconds(type: InputType, text: string) {
  const from = performance.now()
  checkInput(type, text)
  return performance.now() - from
}

/** The best of many rounds for each length, the lengths by turns: what else the machine does hits none of them alone. */
function bestTimes(type: InputType, piece: string) {
  const texts = lengths.map((length) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length))
  const best = texts.map(() => Infinity)
  for (let round = 0; round < 20; round += 1)
    for (const [at, text] of texts.entries()) best[at] = Math.min(best[at]!, milliseconds(type, text))
  return best
}

/** How the time of the checker grows with the length of a text, as a ratio: 8 for 8 times the length is linear, 64 would be quadratic. */
export function checkerTimes(): Figure[] {
  return hostile.map(([type, piece]) => {
    const times = bestTimes(type, piece)
    return {
      what: `${type}: ${JSON.stringify(piece)} again and again`,
      // Below a tenth of a millisecond the clock says nothing.
      value: times.at(-1)! / Math.max(times[0]!, 0.1),
      unit: '×',
      most: 16,
      note: `${times.map((ms) => ms.toFixed(1)).join(', ')} ms for 5, 10, 20 and 40 thousand`,
    }
  })
}
