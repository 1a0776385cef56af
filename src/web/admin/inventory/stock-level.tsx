import { stockState, type StockState } from '#shop/inventory/stock.ts'
import { Tag, type TagTone } from '#ui/tag.tsx'
import { m } from '#words/messages.js'

const looks: Record<StockState, { tone: TagTone; words: () => string }> = {
  in: { tone: 'green', words: () => m.admin_stock_in() },
  low: { tone: 'amber', words: () => m.admin_stock_low() },
  out: { tone: 'red', words: () => m.admin_stock_out() },
}

export function StockLevel({ available, lowAt }: { available: number; lowAt: number }) {
  const { tone, words } = looks[stockState(available, lowAt)]
  return <Tag tone={tone}>{words()}</Tag>
}
