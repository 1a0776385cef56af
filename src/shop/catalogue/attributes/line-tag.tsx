import { Tag, type TagTone } from '#ui/tag.tsx'
import type { LineSlug } from '../product.ts'

/** Line names are proper names, the same in both languages. */
const lines: Record<LineSlug, { name: string; tone: TagTone }> = {
  premium: { name: 'Premium', tone: 'brass' },
  sport: { name: 'Sport', tone: 'red' },
  classic: { name: 'Classic', tone: 'accent' },
}

export const LineTag = ({ line, className }: { line: LineSlug; className?: string }) => (
  <Tag tone={lines[line].tone} className={className}>
    {lines[line].name}
  </Tag>
)
