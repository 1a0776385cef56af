import { z } from 'zod'

/** What the merchant says in a letter beside what the shop says; empty: the shop's own. */
export const letterFields = ['subject', 'greeting', 'extra', 'signature'] as const
export type LetterField = (typeof letterFields)[number]

const words = z.object({ subject: z.string(), greeting: z.string(), extra: z.string(), signature: z.string() })
export type LetterWords = z.infer<typeof words>

export const silent = (): LetterWords => ({ subject: '', greeting: '', extra: '', signature: '' })

/** By kind of letter. */
export const letterTexts = z.record(z.string(), z.object({ vi: words, en: words }))
