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
