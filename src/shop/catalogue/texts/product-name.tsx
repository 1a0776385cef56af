import { getLocale } from '#words/runtime.js'
import { FallbackText } from './fallback-text.tsx'
import { langOfName } from './with-language-fallback.ts'

type Props = {
  name: string
  /** A sentence that names it. */
  within?: string
  /** Other words of the sentence that are borrowed from the other language. */
  words?: readonly string[]
}

/** The name of a product as pages show it: borrowed from Vietnamese it is marked, so that it is read aloud as what it is. */
export const ProductName = ({ name, within = name, words = [] }: Props) => (
  <FallbackText text={within} words={langOfName(name, getLocale()) ? [name, ...words] : words} />
)
