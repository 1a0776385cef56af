import { getLocale } from '#words/runtime.js'

type Props = {
  text: string
  /** Those of its words that are borrowed from the other language (`fallbackLabels` in with-language-fallback.ts). */
  words?: readonly string[]
}

/** A sentence that names what has no word in the language of the page: the borrowed words are marked, so that they are read aloud as what they are. */
export function FallbackText({ text, words = [] }: Props) {
  if (!words.length) return text
  const other = getLocale() === 'en' ? 'vi' : 'en'
  return text.split(anyOf(words)).map((part, at) =>
    at % 2 ? (
      <span key={at} lang={other}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}

/** Whole words, the longest first: `Xanh` is not found in `Xanh rêu`, nor `Be` in `Beige`. */
function anyOf(words: readonly string[]) {
  const longestFirst = words.toSorted((a, b) => b.length - a.length)
  const escaped = longestFirst.map((word) => word.replace(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`))
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(${escaped.join('|')})(?![\p{L}\p{N}])`, 'u')
}
