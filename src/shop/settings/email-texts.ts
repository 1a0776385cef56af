import { z } from 'zod'

/** The parts of an email that the merchant may write; empty: the default text. */
export const emailTextFields = ['subject', 'greeting', 'extra', 'signature'] as const
export type EmailTextField = (typeof emailTextFields)[number]

const words = z.object({ subject: z.string(), greeting: z.string(), extra: z.string(), signature: z.string() })
export type EmailTexts = z.infer<typeof words>

export const emptyEmailTexts = (): EmailTexts => ({ subject: '', greeting: '', extra: '', signature: '' })

/** By kind of email. */
export const emailTexts = z.record(z.string(), z.object({ vi: words, en: words }))
