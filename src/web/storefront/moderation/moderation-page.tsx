import { data, Link, redirect, useSearchParams } from 'react-router'
import { z } from 'zod'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { countModeration, type ModerationCounts } from '#shop/reviews/moderation/count-moderation.ts'
import { listModerationQueue, queueOnPage } from '#shop/reviews/moderation/list-moderation-queue.ts'
import { moderations, moderatedKinds } from '#shop/reviews/review.ts'
import { Notice } from '#ui/notice.tsx'
import { localPath } from '#web/shell/access/local-path.ts'
import { moderatorContext } from '#web/shell/access/moderator-guard.server.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { PageSteps } from '#web/shell/page/page-steps.tsx'
import { useNextFocus } from '#web/shell/page/use-next-focus.ts'
import { m } from '#words/messages.js'
import type { Route } from './+types/moderation-page.ts'
import { moderate } from '#web/parts/moderation/moderate.server.ts'
import { moderationDoneWords } from '#web/parts/moderation/moderation-words.ts'
import { QueueItem } from '#web/parts/moderation/queue-item.tsx'
import { queueView } from '#web/parts/moderation/queue-view.server.ts'

export const meta = () => pageMeta({ title: m.moderation_title() })

export async function loader({ request }: Route.LoaderArgs) {
  const params = readModerationParams(new URL(request.url).searchParams)
  const counts = await countModeration(db, params.product ?? undefined)
  const pages = Math.max(1, Math.ceil(countOf(counts, params) / queueOnPage))
  // After the last item of the last page was decided, that page no longer exists.
  if (params.page > pages) throw redirect(moderationPath({ ...params, page: pages }))
  const rows = await listModerationQueue(db, requestLocale(), { ...params, productId: params.product ?? undefined })
  return { asked: params, counts, pages, rows: rows.map(queueView) }
}

function countOf(counts: ModerationCounts, { state, kind }: Pick<ModerationParams, 'state' | 'kind'>) {
  if (kind) return counts[state][kind]
  const { review, question, answer } = counts[state]
  return review + question + answer
}

/** With scripts the form gets the result as data; without them it is redirected back. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const moderated = await moderate(context.get(moderatorContext), form)
  if (form.has('stay') || moderated.refusal) return data(moderated, { status: moderated.refusal ? 422 : 200 })
  const returnTo = localPath(String(form.get('back') ?? ''), '/moderation')
  return redirect(`${returnTo}${returnTo.includes('?') ? '&' : '?'}done=${moderated.done}`)
}

export default function ModerationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { asked, counts, pages, rows } = loaderData
  const list = useNextFocus<HTMLUListElement>()
  const done = useSearchParams()[0].get('done')
  const message =
    done !== null && Object.hasOwn(moderationDoneWords(), done) ? moderationDoneWords()[done as 'shown'] : undefined
  const count = (part: Pick<ModerationParams, 'state' | 'kind'>) => countOf(counts, part)
  const stateWords = { waiting: m.moderation_waiting(), shown: m.moderation_shown(), hidden: m.moderation_hidden() }
  const kindWords = {
    review: m.moderation_reviews(),
    question: m.moderation_questions(),
    answer: m.moderation_answers(),
  }
  const tab = (part: Partial<ModerationParams>, label: string) => {
    const to = { ...asked, page: 1, ...part }
    return {
      to: moderationPath(to),
      label,
      count: count(to),
      isHere: to.state === asked.state && to.kind === asked.kind,
    }
  }
  return (
    <>
      <h1 className="type-h1">{m.moderation_title()}</h1>
      <p className="mt-2 max-w-[60ch] text-muted">{m.moderation_lead()}</p>
      {asked.product && rows[0] && (
        <p className="mt-3">
          {m.moderation_only({ product: rows[0].product })}{' '}
          <Link
            to={moderationPath({ ...asked, product: null, page: 1 })}
            className="link inline-flex min-h-11 items-center"
          >
            {m.moderation_only_off()}
          </Link>
        </p>
      )}
      {actionData?.refusal && (
        <Notice tone="error" className="mt-5">
          {actionData.refusal}
        </Notice>
      )}
      {message && !actionData && (
        <Notice tone="success" className="mt-5">
          {message}
        </Notice>
      )}
      <PartTabs label={m.moderation_states()} tabs={moderations.map((state) => tab({ state }, stateWords[state]))} />
      <PartTabs
        isSmall
        label={m.moderation_kinds()}
        tabs={[
          tab({ kind: null }, m.moderation_all()),
          ...moderatedKinds.map((kind) => tab({ kind }, kindWords[kind])),
        ]}
      />
      <p className="type-fine mt-4 text-muted max-md:hidden pointer-coarse:hidden">{m.moderation_keys()}</p>
      {rows.length === 0 ? (
        <p tabIndex={-1} data-empty className="mt-10 rounded-md bg-sunken px-5 py-10 text-center outline-none">
          {asked.state === 'waiting' ? m.moderation_empty() : m.moderation_empty_other()}
        </p>
      ) : (
        <ul ref={list} className="mt-4 grid gap-4">
          {rows.map((row) => (
            <QueueItem key={row.id} row={row} returnTo={moderationPath(asked)} />
          ))}
        </ul>
      )}
      <PageSteps
        label={m.moderation_pages()}
        page={asked.page}
        pages={pages}
        to={(page) => moderationPath({ ...asked, page })}
      />
    </>
  )
}

type Tab = { to: string; label: string; count: number; isHere: boolean }

/** Links with the number of items in each part. */
const PartTabs = ({ label, tabs, isSmall = false }: { label: string; tabs: Tab[]; isSmall?: boolean }) => (
  <nav aria-label={label} className={isSmall ? 'mt-3 overflow-x-auto' : 'mt-5 overflow-x-auto border-b border-line'}>
    <ul className="flex min-w-max gap-1">
      {tabs.map(({ to, label: words, count, isHere }) => (
        <li key={to}>
          <Link
            to={to}
            preventScrollReset
            aria-current={isHere ? 'true' : undefined}
            className={
              isSmall
                ? 'inline-flex min-h-11 items-center gap-1.5 rounded-sm px-3 text-muted hover:text-ink aria-[current=true]:bg-accent-soft aria-[current=true]:font-[560] aria-[current=true]:text-ink'
                : 'inline-flex min-h-12 items-center gap-2 border-b-2 border-transparent px-3 font-[560] text-muted hover:text-ink aria-[current=true]:border-accent aria-[current=true]:text-ink'
            }
          >
            {words}
            <span className="num rounded-sm bg-sunken px-1.5 text-[0.8125rem] leading-5.5">{count}</span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)

/** The part of the queue in an address; invalid values are ignored. */
const fields = z.object({
  state: z.enum(moderations).catch('waiting'),
  kind: z.enum(moderatedKinds).nullable().catch(null),
  product: z.uuid().nullable().catch(null),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
})
type ModerationParams = z.output<typeof fields>

const readModerationParams = (params: URLSearchParams): ModerationParams =>
  fields.parse(
    Object.fromEntries(['state', 'kind', 'product', 'page'].map((name) => [name, params.get(name) || undefined])),
  )

function moderationPath({ state, kind, product, page }: ModerationParams) {
  const query = new URLSearchParams()
  if (state !== 'waiting') query.set('state', state)
  if (kind) query.set('kind', kind)
  if (product) query.set('product', product)
  if (page > 1) query.set('page', String(page))
  return `/moderation${query.size ? `?${query}` : ''}`
}
