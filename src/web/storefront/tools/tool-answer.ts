import type { TagTone } from '#ui/tag.tsx'

/** What a tool answers, in words of the page's language: the same shape for all, so that they read alike. */
export type ToolAnswer = {
  /** The one thing that was asked, large. */
  said: string
  /** Beside it: the same in other units, or what it is. */
  beside?: string
  tag?: { tone: TagTone; text: string }
  /** Said before everything else: the answer is not to be leant on. */
  warning?: string
  facts?: { name: string; value: string }[]
  reasons: string[]
  more?: string
  cautions: string[]
}

/** As typed in the form or in the address; of other fields nothing is taken. */
export const typedOf = <Name extends string>(
  names: readonly Name[],
  entries: Iterable<readonly [string, unknown]>,
): Partial<Record<Name, string>> =>
  Object.fromEntries(
    [...entries].filter(
      ([name, value]) => names.some((one) => one === name) && typeof value === 'string' && value.trim() !== '',
    ),
  ) as Partial<Record<Name, string>>
