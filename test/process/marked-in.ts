const hidden = /<(script|style|template)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g
const alone = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'])

type Said = { text: string; lang: string }

/** All that a page says, piece by piece, each with the language that it is read aloud in: that of the nearest element that names one. */
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

/** Of what a page says, where these words stand; each with its language. */
export const langsOf = (html: string, words: string) =>
  saidIn(html).flatMap(({ text, lang }) => (text.includes(words) ? lang : []))
