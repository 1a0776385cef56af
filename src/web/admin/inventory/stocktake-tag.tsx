import { readableLooks } from '#platform/forms/readable.ts'
import type { StocktakeState } from '#shop/inventory/stock.ts'
import { Tag, type TagTone } from '#ui/tag.tsx'
import { m } from '#words/messages.js'

const looks: Record<StocktakeState, { tone: TagTone; words: () => string }> = readableLooks({
  open: { tone: 'amber', words: () => m.stock_count_state_open() },
  closed: { tone: 'green', words: () => m.stock_count_state_closed() },
  dropped: { tone: 'neutral', words: () => m.stock_count_state_dropped() },
})

export const StocktakeTag = ({ state }: { state: StocktakeState }) => (
  <Tag tone={looks[state].tone}>{looks[state].words()}</Tag>
)
