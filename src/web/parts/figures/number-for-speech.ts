import { decimal } from '#kit/decimal.ts'
import { getLocale } from '#words/runtime.js'

/** A number as the text around the figure writes it: `0,16` in Vietnamese, `0.16` in English. */
export const numberForSpeech = (value: number) => (getLocale() === 'vi' ? decimal(value) : String(value))
