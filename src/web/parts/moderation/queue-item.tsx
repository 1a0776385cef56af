import { BadgeCheck, Check, EyeOff } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { useFetcher } from 'react-router'
import { ProductName } from '#shop/catalogue/texts/product-name.tsx'
import { fitWords, starWords, wearLevelWords } from '#shop/reviews/review-words.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Stars } from '#ui/stars.tsx'
import { Tag } from '#ui/tag.tsx'
import { toast } from '#ui/overlays/toast.tsx'
import { m } from '#words/messages.js'
import { Photos } from '../reviews/review-item.tsx'
import type { ModerationResult } from './moderate.server.ts'
import { HiddenFields } from './hidden-fields.tsx'
import { useItemKeys } from './use-item-keys.ts'
import { moderationDoneWords, moderatedKindWords } from './moderation-words.ts'
import { OfficialForm } from './official-form.tsx'
import type { QueueView } from './queue-view.server.ts'

type Props = {
  row: QueueView
  /** Where a form without scripts leads back to. */
  back: string
  onLeave?: (item: HTMLElement) => void
  onDone?: (moderated: ModerationResult) => void
}

/** One thing that somebody wrote, and what can be done with it by hand or by key. */
export function QueueItem({ row, back, onLeave, onDone }: Props) {
  const item = useRef<HTMLElement>(null)
  const fetcher = useFetcher<ModerationResult>({ key: `moderate-${row.id}` })
  const told = useRef(fetcher.data)
  const title = useId()
  useItemKeys(item)
  useEffect(() => {
    if (fetcher.state !== 'idle' || !fetcher.data || fetcher.data === told.current) return
    told.current = fetcher.data
    if (!fetcher.data.done) return
    void toast(moderationDoneWords()[fetcher.data.done], { tone: 'success' })
    onDone?.(fetcher.data)
  }, [fetcher.state, fetcher.data, onDone])
  const isBusy = fetcher.state !== 'idle'
  return (
    <li>
      <article
        ref={item}
        data-item
        tabIndex={-1}
        aria-labelledby={title}
        aria-busy={isBusy || undefined}
        className="scroll-mt-4 rounded-md border border-line bg-surface p-4 aria-busy:opacity-60 md:p-5"
      >
        <Head row={row} titleId={title} />
        <Words row={row} />
        {fetcher.data?.refusal && (
          <Notice tone="error" className="mt-4">
            {fetcher.data.refusal}
          </Notice>
        )}
        <fetcher.Form
          method="post"
          action="/moderation"
          onSubmit={() => item.current && onLeave?.(item.current)}
          className="mt-4 flex flex-wrap gap-3"
        >
          <HiddenFields fields={{ id: row.id, kind: row.kind, back }} />
          {row.state !== 'shown' && <Verdict state="shown" text={row.text} />}
          {row.state !== 'hidden' && <Verdict state="hidden" text={row.text} />}
        </fetcher.Form>
        {row.kind !== 'answer' && <OfficialForm row={row} back={back} fetcher={fetcher} />}
      </article>
    </li>
  )
}

const verdicts = {
  shown: { words: m.moderation_show, Icon: Check, variant: 'primary', key: 'd' },
  hidden: { words: m.moderation_hide, Icon: EyeOff, variant: 'outline', key: 'a' },
} as const

function Verdict({ state, text }: { state: keyof typeof verdicts; text: string }) {
  const { words, Icon, variant, key } = verdicts[state]
  return (
    <Button
      type="submit"
      name="intent"
      value={state}
      size="sm"
      variant={variant}
      icon={<Icon aria-hidden size={18} />}
      data-key={key}
    >
      {words()}
      <span className="sr-only">: {text.slice(0, 60)}</span>
    </Button>
  )
}

function Head({ row, titleId }: { row: QueueView; titleId: string }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <h2 id={titleId} className="flex flex-wrap items-center gap-x-3 text-base font-semibold text-ink">
        <Tag tone={row.kind === 'review' ? 'brass' : 'accent'}>{moderatedKindWords()[row.kind]}</Tag>
        <span className="break-words">
          {row.official ? m.question_answer_official() : row.name || m.review_nobody()}
        </span>
      </h2>
      {row.verified && (
        <Tag tone="green">
          <BadgeCheck aria-hidden size={15} strokeWidth={2} />
          {m.moderation_verified()}
        </Tag>
      )}
      <span className="num type-fine text-muted">{row.at}</span>
      <a href={`/product/${row.slug}`} className="link inline-flex min-h-11 items-center type-small">
        <ProductName name={row.product} within={m.moderation_about({ product: row.product })} />
      </a>
    </div>
  )
}

function Words({ row }: { row: QueueView }) {
  const facts = [
    ...(row.size ? [m.review_size({ size: row.size })] : []),
    ...(row.fit ? [fitWords()[row.fit]] : []),
    ...(row.level ? [wearLevelWords()[row.level]] : []),
  ]
  return (
    <div className="mt-1 max-w-[72ch]">
      {row.question && <p className="text-muted">{m.moderation_to({ question: row.question })}</p>}
      {row.rating !== null && (
        <p className="mt-1">
          <Stars value={row.rating} label={starWords(row.rating)} />
        </p>
      )}
      {row.title && <p className="mt-1 font-semibold break-words text-ink">{row.title}</p>}
      <p className="mt-1 break-words whitespace-pre-line text-ink">{row.text}</p>
      <Photos names={row.pictures} writer={row.name} />
      {facts.length > 0 && <p className="num type-small mt-2 text-muted">{facts.join(' · ')}</p>}
    </div>
  )
}
