import { dong } from '#kit/money.ts'
import { averageOrder, type Sales } from '#shop/analytics/sales.ts'
import { m } from '#words/messages.js'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import { AnalyticsTiles } from './analytics-tiles.tsx'
import { changeWords } from '#web/admin-kit/charts/sales-words.ts'

type Props = { now: Sales; before: Sales | null }

/** The four that are looked at first. */
export const AnalyticsSummary = ({ now, before }: Props) => (
  <AnalyticsTiles
    tiles={[
      { name: m.analytics_net(), value: dong(now.net), change: before && changeWords(now.net, before.net) },
      { name: m.analytics_total(), value: dong(now.total), change: before && changeWords(now.total, before.total) },
      {
        name: m.analytics_orders(),
        value: formatCount(now.orders),
        change: before && changeWords(now.orders, before.orders),
      },
      {
        name: m.analytics_average(),
        value: now.orders ? dong(averageOrder(now)!) : '–',
        change: before && changeWords(averageOrder(now) ?? 0, averageOrder(before) ?? 0),
      },
    ]}
  />
)
