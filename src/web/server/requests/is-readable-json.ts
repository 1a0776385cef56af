/** The longest of our calls merges a cart or a wishlist: some hundred values, four deep. Readers of a value recurse once for each level. */
const maxDepth = 20
const maxValues = 5000

/** Whether our own pages could have sent this JSON: one pass over its characters before parsing. Reads a clone of the request. */
export const isReadableJson = async (request: Request): Promise<boolean> => isModest(await request.clone().text())

/** Does not check whether it is valid JSON; each route refuses that in its own words. */
function isModest(text: string) {
  let [depth, values] = [0, 0]
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]
    if (sign === '"') at = endOfString(text, at)
    else if (sign === ',') values += 1
    else if (sign === ']' || sign === '}') depth -= 1
    else if (sign === '[' || sign === '{') {
      depth += 1
      values += 1
    }
    if (depth > maxDepth || values > maxValues) return false
  }
  return true
}

function endOfString(text: string, start: number) {
  let at = start + 1
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1
  return at
}
