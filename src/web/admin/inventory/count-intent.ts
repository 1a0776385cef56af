/** What the forms of a count ask for. */
const intents = ['sheet', 'scan', 'close', 'drop'] as const
export type CountIntent = (typeof intents)[number]
export const isCountIntent = (word: unknown): word is CountIntent => intents.some((intent) => intent === word)
