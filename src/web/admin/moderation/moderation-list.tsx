import type { StateCounts } from '#shop/reviews/moderation/moderation-rows.ts'
import type { Moderation } from '#shop/reviews/review.ts'
import { m } from '#words/messages.js'
import { answerTo } from '#web/admin-kit/form/answer.ts'
import { type Pages, searchWith } from '#web/admin-kit/list/list-params.ts'
import { ModerationButtons } from './moderation-buttons.tsx'
import { ModerateManyOutcome, type ModerateManyAnswer } from './moderate-many-outcome.tsx'
import { moderationTabs } from './moderation-words.tsx'
import { Link, useSearchParams } from 'react-router'

type Row = { id: string; state: Moderation; product: string; version: string }
type ModerationQuery = { text: string; state: Moderation | null; productId: string | null; sort: string }
type Props = {
  loaderData: { query: ModerationQuery; counts: StateCounts; pages: Pages; rows: Row[] }
  actionData?: ModerateManyAnswer
}
type ListTexts<R> = {
  /** Message for a list without any review or question. */
  none: { title: string; text: string }
  /** Label of the checkbox of a row. */
  pick: (row: R) => string
}

/** Shared part of the lists of reviews and questions: tabs, search, and bulk decisions. */
export function moderationList<R extends Row>({ loaderData, actionData }: Props, { none, pick }: ListTexts<R>) {
  const { query, counts, pages, rows } = loaderData
  const { errors, values } = answerTo(actionData, 'decide')
  return {
    above: <ModerateManyOutcome answer={actionData} />,
    tabs: { name: 'state', label: m.moderation_states(), current: query.state, of: moderationTabs(counts) },
    beforeSearch: <OneProductNote product={query.productId && rows[0]?.product} />,
    search: m.moderation_search(),
    keptParams: ['product'],
    clearedParams: ['product'],
    alsoNarrowed: query.productId !== null,
    bulk: {
      pick: (row: R) => ({ id: row.id, label: pick(row) }),
      key: `${query.state}:${pages.page}:${rows.map(({ id, state }) => id + state).join()}`,
      acts: (isNothing: boolean) => (
        <>
          {rows.map(({ id, version }) => (
            <input key={id} type="hidden" name="seen" value={`${id}:${version}`} />
          ))}
          <ModerationButtons isNothing={isNothing} error={errors.why} typed={values.why} />
        </>
      ),
    },
    empty: (isNarrowed: boolean) => ({
      ...(counts.all || isNarrowed ? { title: m.moderation_unmatched(), text: m.moderation_unmatched_text() } : none),
      showAll: isNarrowed || query.state ? m.moderation_show_all() : undefined,
    }),
  }
}

/** Says that the list is limited to one product, with a link to all. */
function OneProductNote({ product }: { product?: string | null }) {
  const [params] = useSearchParams()
  if (!product) return null
  return (
    <p className="flex flex-wrap items-center gap-x-3 border-b border-line px-4 py-1 md:px-5">
      {m.moderation_only({ product })}
      <Link to={searchWith(params, { product: null })} className="link inline-flex min-h-11 items-center">
        {m.moderation_only_off()}
      </Link>
    </p>
  )
}
