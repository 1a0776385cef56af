/** One text, or one for each plural form of its numbers: `{ "countForm=one": …, "countForm=*": … }`. */
export type Message = string | [{ match: Record<string, string> }]
type Messages = Record<string, Record<string, Message>>
type Blanks = Record<string, unknown>
type Options = { locale?: string }
type Say = (blanks?: Blanks, options?: Options) => string

/** Stands for `m` in npm run dev: looks a text up at each call, so that a changed text shows at once. */
export const speakFrom = (messages: Messages, getLocale: () => string) =>
  new Proxy({} as Record<string, Say | undefined>, {
    get: (_, key: string) =>
      key in messages.vi!
        ? (blanks: Blanks = {}, { locale = getLocale() }: Options = {}) => fill(messages[locale]![key]!, blanks, locale)
        : undefined,
  })

/** The text with its blanks filled. */
export const fill = (message: Message, blanks: Blanks, locale: string) =>
  inForm(message, blanks, locale).replace(/\{(\w+)\}/g, (_, name: string) => String(blanks[name]))

/** The first text whose conditions all hold, as compiled messages choose it. */
function inForm(message: Message, blanks: Blanks, locale: string) {
  if (typeof message === 'string') return message
  const rules = new Intl.PluralRules(locale)
  const holds = (condition: string) => {
    const [name, form] = condition.trim().split('Form=')
    return form === '*' || rules.select(Number(blanks[name!])) === form
  }
  return Object.entries(message[0].match).find(([conditions]) => conditions.split(',').every(holds))![1]
}

/** Every text of a message. */
export const textsOf = (message: Message) => (typeof message === 'string' ? [message] : Object.values(message[0].match))
