type Texts = Record<string, Record<string, string>>
type Options = { locale?: string }
type Say = (blanks?: Record<string, unknown>, options?: Options) => string

const fill = (text: string, blanks: Record<string, unknown>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(blanks[name]))

/** What `m` is in npm run dev: looks a text up when it is said, so that a changed one is said next. */
export const speakFrom = (texts: Texts, getLocale: () => string) =>
  new Proxy({} as Record<string, Say | undefined>, {
    get: (_, key: string) =>
      key in texts.vi!
        ? (blanks: Record<string, unknown> = {}, { locale = getLocale() }: Options = {}) =>
            fill(texts[locale]![key]!, blanks)
        : undefined,
  })
