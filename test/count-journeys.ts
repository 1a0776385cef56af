/** Lists of stage.ts over which tests run, with their lengths in `npm test`. */
const known: Record<string, number> = { languages: 2, widths: 2 }

/** How many journeys a formatted test file runs in `npm test`: each test counts as often as its own lists and those of its describes are long. */
export function countJourneys(text: string): number {
  const open: { indent: number; times: number }[] = []
  let sum = 0
  for (const { 0: whole, 1: indent, 2: word, index } of text.matchAll(/^( *)(describe|test)(?:\.(?:each|for))?\(/gm)) {
    while (open.length && open.at(-1)!.indent >= indent!.length) open.pop()
    const isList = /\.(each|for)\($/.test(whole)
    const times = isList ? lengthOf(argumentAt(text, index + whole.length), text) : 1
    const around = open.reduce((product, one) => product * one.times, 1)
    if (word === 'test') sum += times * around
    else open.push({ indent: indent!.length, times })
  }
  return sum
}

/** The text from here to the closing parenthesis. */
function argumentAt(text: string, start: number) {
  let depth = 1
  let at = start
  for (; depth > 0; at += 1) depth += '([{'.includes(text[at]!) ? 1 : ')]}'.includes(text[at]!) ? -1 : 0
  return text.slice(start, at - 1).trim()
}

function lengthOf(list: string, text: string): number {
  if (list.startsWith('wayOf(') || list.startsWith('wayInTurn(')) return 1
  if (list.startsWith('rareWay(')) return 0
  if (list.startsWith('[')) return elementsOf(list)
  if (list in known) return known[list]!
  const defined = text.indexOf(`const ${list} = [`)
  if (defined < 0) throw new Error(`test/count-journeys.ts cannot tell how many times “${list}” is`)
  return elementsOf(text.slice(text.indexOf('[', defined)))
}

/** The elements of the list that begins here; an object counts as one. */
function elementsOf(text: string) {
  const inside = argumentAt(text, 1)
  let [depth, commas] = [0, 0]
  for (const sign of inside) {
    depth += '([{'.includes(sign) ? 1 : ')]}'.includes(sign) ? -1 : 0
    if (sign === ',' && depth === 0) commas += 1
  }
  return commas + (inside.endsWith(',') || inside === '' ? 0 : 1)
}
