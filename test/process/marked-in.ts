const hidden = /<(script|style|template)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g
const alone = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'])

type Said = { text: string; lang: string }

/** All texts of a page, each with its language for reading aloud: that of the nearest element with `lang`. */
export function saidIn(html: string): Said[] {
  const langs: string[] = []
  const said: Said[] = []
  for (const [, close, name, rest = '', text] of html
    .replace(hidden, '')
    .matchAll(/<(\/?)([a-zA-Z]+)([^>]*)>|([^<]+)/g)) {
    if (text !== undefined) said.push({ text, lang: langs.at(-1) ?? '' })
    else if (close) langs.pop()
    else if (!alone.has(name!) && !rest.endsWith('/'))
      langs.push(/(?:^|\s)lang="([^"]*)"/.exec(rest)?.[1] ?? langs.at(-1) ?? '')
  }
  return said.filter(({ text }) => text.trim())
}

/** The places of these words among the texts of a page, each with its language. */
export const langsOf = (html: string, words: string) =>
  saidIn(html).flatMap(({ text, lang }) => (text.includes(words) ? lang : []))
