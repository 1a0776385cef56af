/** The longest of our calls merges a cart or a wishlist: some hundred values, four deep. What reads a value calls itself for each level. */
const mostDeep = 20
const mostValues = 5000

/** JSON that some page of ours could have sent: one walk over its characters, before anything is built from it. The request itself stays unread. */
export const isReadableJson = async (request: Request): Promise<boolean> => isModest(await request.clone().text())

/** Says nothing of whether it is JSON at all: each door says so in its own words. */
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
    if (depth > mostDeep || values > mostValues) return false
  }
  return true
}

function endOfString(text: string, start: number) {
  let at = start + 1
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1
  return at
}
