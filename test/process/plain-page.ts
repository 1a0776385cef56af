import type { Answer } from './ask.ts'
import type { Visitor } from './visitor.ts'

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }

/** The text of the main part of a page, as shown without scripts. */
export const mainText = (html: string) =>
  (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '')
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, '')
    .replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => signs[name]!)

/** The page that a browser shows after a response: the response itself, or the target of its redirect. */
export async function shownAfter(who: Visitor, answer: Answer) {
  if (answer.status !== 302) return answer.text
  const { pathname, search } = new URL(answer.headers.location!, 'http://localhost')
  return (await who.get(pathname + search)).text
}
