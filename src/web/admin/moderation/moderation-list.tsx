import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { StateCounts } from '#shop/reviews/moderation/moderation-rows.ts'
import type { Moderation } from '#shop/reviews/review.ts'
import type { SavedView } from '#shop/views/list-views.ts'
import { buttonClass } from '#ui/button.tsx'
import { m } from '#words/messages.js'
import { answerTo } from '#web/admin-kit/form/answer.ts'
import { PageHead } from '#web/admin-kit/page/page-head.tsx'
import { PickedBar } from '#web/admin-kit/list/bulk-bar.tsx'
import { EmptyRows } from '#web/admin-kit/list/empty-rows.tsx'
import { ListTools } from '#web/admin-kit/list/list-tools.tsx'
import { Pager } from '#web/admin-kit/list/pager.tsx'
import type { Pages } from '#web/admin-kit/list/pages.ts'
import { RowTable, type Column } from '#web/admin-kit/list/row-table.tsx'
import { ListSearchForm } from '#web/admin-kit/list/list-search-form.tsx'
import { Tabs } from '#web/admin-kit/list/tabs.tsx'
import { ModerationButtons } from './moderation-buttons.tsx'
import { ModerateManyOutcome, type ModerateManyAnswer } from './moderate-many-outcome.tsx'
import { OneProductNote } from './one-product-note.tsx'
import { ModerationFilters, type ModerationFilterChoice } from './moderation-filters.tsx'
import { moderationTabs } from './moderation-words.tsx'

type Row = { id: string; state: Moderation; product: string }
type Asked = { text: string; state: Moderation | null; productId: string | null; sort: string }

type Props<R extends Row> = {
  at: '/admin/reviews' | '/admin/questions'
  title: string
  note: string
  /** what stands in place of the rows while nobody wrote anything */
  none: { title: string; text: string }
  columns: Column<R>[]
  card: (row: R) => ReactNode
  choices: ModerationFilterChoice[]
  found: { asked: Asked; counts: StateCounts; pages: Pages; rows: R[]; views: SavedView[] }
  answer: ModerateManyAnswer | undefined
}

/** What customers wrote, all kinds of it: looked through, sought, shown and hidden many at once. */
export function ModerationList<R extends Row>({
  at,
  title,
  note,
  none,
  columns,
  card,
  choices,
  found,
  answer,
}: Props<R>) {
  const { asked, counts, pages, rows, views } = found
  const { errors, values } = answerTo(answer, 'decide')
  const isFiltered = Boolean(asked.text || asked.productId || choices.some(({ now }) => now))
  const empty =
    counts.all || isFiltered ? { title: m.moderation_unmatched(), text: m.moderation_unmatched_text() } : none
  return (
    <>
      <PageHead title={title} note={note} />
      <ModerateManyOutcome answer={answer} />
      <div className="rounded-sm border border-line bg-surface">
        <ListTools columns={columns} views={views} />
        <Tabs name="state" label={m.moderation_states()} current={asked.state} tabs={moderationTabs(counts)} />
        <OneProductNote product={asked.productId && rows[0]?.product} />
        <ListSearchForm
          label={m.moderation_search()}
          placeholder={m.moderation_search()}
          text={asked.text}
          keep={['state', 'sort', 'product']}
          filtered={isFiltered}
          filters={[...choices.map(({ name }) => name), 'product']}
        >
          <ModerationFilters choices={choices} />
        </ListSearchForm>
        {rows.length ? (
          <PickedBar
            key={`${asked.state}:${pages.page}:${rows.map(({ id, state }) => id + state).join()}`}
            renderActs={(isNothing) => (
              <ModerationButtons isNothing={isNothing} error={errors.why} typed={values.why} />
            )}
          >
            <RowTable
              caption={title}
              columns={columns}
              rows={rows}
              rowKey={(row) => row.id}
              sorted={asked.sort}
              card={card}
            />
            <Pager {...pages} />
          </PickedBar>
        ) : (
          <EmptyRows
            title={empty.title}
            action={
              (isFiltered || asked.state) && (
                <Link to={at} className={buttonClass({ size: 'sm', variant: 'outline' })}>
                  {m.moderation_show_all()}
                </Link>
              )
            }
          >
            {empty.text}
          </EmptyRows>
        )}
      </div>
    </>
  )
}
