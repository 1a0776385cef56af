/** Intents of the forms of a stocktake. */
const intents = ['sheet', 'scan', 'close', 'drop'] as const
export type StocktakeIntent = (typeof intents)[number]
export const isStocktakeIntent = (word: unknown): word is StocktakeIntent => intents.some((intent) => intent === word)
