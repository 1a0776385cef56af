import { readableWords } from '#platform/forms/readable.ts'
import type { Moderation } from '#shop/reviews/review.ts'
import { Tag, type TagTone } from '#ui/tag.tsx'
import { m } from '#words/messages.js'

const words: Record<Moderation, () => string> = readableWords({
  waiting: () => m.moderation_waiting(),
  shown: () => m.moderation_shown(),
  hidden: () => m.moderation_hidden(),
})
const tones: Record<Moderation, TagTone> = { waiting: 'brass', shown: 'green', hidden: 'neutral' }

export const ModerationStateTag = ({ state }: { state: Moderation }) => <Tag tone={tones[state]}>{words[state]()}</Tag>

export const moderationTabs = (counts: Record<Moderation | 'all', number>) => [
  { value: null, label: m.admin_all(), count: counts.all },
  ...(['waiting', 'shown', 'hidden'] as const).map((state) => ({
    value: state,
    label: words[state](),
    count: counts[state],
  })),
]
