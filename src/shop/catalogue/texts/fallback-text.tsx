import { getLocale } from '#words/runtime.js'

type Props = {
  text: string
  /** The words in the text that are borrowed from the other language (`fallbackLabels` in with-language-fallback.ts). */
  words?: readonly string[]
}

/** A sentence with words borrowed from the other language: they are marked with their language, so that a screen reader pronounces them right. */
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

/** Whole words, the longest first: `Xanh` does not match in `Xanh rêu`, nor `Be` in `Beige`. */
function anyOf(words: readonly string[]) {
  const longestFirst = words.toSorted((a, b) => b.length - a.length)
  const escaped = longestFirst.map((word) => word.replace(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`))
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(${escaped.join('|')})(?![\p{L}\p{N}])`, 'u')
}
