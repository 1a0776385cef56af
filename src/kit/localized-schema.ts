import { z } from 'zod'
import { localized } from './localized.ts'

/** A text in every language. */
export const localizedText = z.object(localized(() => z.string()))
/** The same, where each may be left empty. */
export const optionalText = localizedText.default(localized(() => ''))
