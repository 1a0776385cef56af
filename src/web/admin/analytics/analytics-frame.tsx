import type { ReactNode } from 'react'
import { Notice } from '#ui/notice.tsx'
import { m } from '#words/messages.js'
import { PageHead } from '#web/admin-kit/page/page-head.tsx'
import type { readSalesParams } from './read-sales-params.ts'
import { AnalyticsNav } from './analytics-nav.tsx'
import { PeriodForm } from './period-form.tsx'
import { mostDays } from '#web/admin-kit/charts/sales-choices.ts'
import { salesPeriodWords } from '#web/admin-kit/charts/sales-words.ts'

type Props = {
  title: string
  note: ReactNode
  query: ReturnType<typeof readSalesParams>
  /** Whether the page compares its period with another one. */
  isComparable?: boolean
  /** Other query parameters that a typed period keeps: the form sends only its own fields. */
  keptParams?: Record<string, string>
  children: ReactNode
}

/** Frame of all analytics pages: navigation, period, and a notice when the period was cut or its ends were swapped. */
export const AnalyticsFrame = ({ title, note, query, isComparable = true, keptParams = {}, children }: Props) => (
  <>
    <PageHead title={title} note={note} />
    <AnalyticsNav />
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PeriodForm {...query} against={isComparable ? query.against : null} keptParams={keptParams} />
      {query.isSwapped && (
        <Notice tone="warning">{m.analytics_swapped({ period: salesPeriodWords(query.period) })}</Notice>
      )}
      {query.isCut && (
        <Notice tone="warning">
          {m.analytics_cut({
            count: mostDays,
            from: salesPeriodWords({ from: query.period.from, until: query.period.from }),
            until: salesPeriodWords({ from: query.period.until, until: query.period.until }),
          })}
        </Notice>
      )}
      {children}
    </div>
  </>
)
