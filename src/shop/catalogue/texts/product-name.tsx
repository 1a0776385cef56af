import { getLocale } from '#words/runtime.js'
import { FallbackText } from './fallback-text.tsx'
import { langOfName } from './with-language-fallback.ts'

type Props = {
  name: string
  /** A sentence that contains the name. */
  within?: string
  /** Other words of the sentence that are borrowed from the other language. */
  words?: readonly string[]
}

/** The name of a product; if it is borrowed from Vietnamese, it is marked with its language, so that a screen reader pronounces it right. */
export const ProductName = ({ name, within = name, words = [] }: Props) => (
  <FallbackText text={within} words={langOfName(name, getLocale()) ? [name, ...words] : words} />
)
