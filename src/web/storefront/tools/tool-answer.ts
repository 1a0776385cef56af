import type { TagTone } from '#ui/tag.tsx'

/** The answer of a tool in the page's language; one shape for all tools, so that they read alike. */
export type ToolAnswer = {
  /** The main result, in large type. */
  said: string
  /** A note beside it: other units, or what it is. */
  beside?: string
  tag?: { tone: TagTone; text: string }
  /** Shown first: the answer must not be relied on. */
  warning?: string
  facts?: { name: string; value: string }[]
  reasons: string[]
  more?: string
  cautions: string[]
}
