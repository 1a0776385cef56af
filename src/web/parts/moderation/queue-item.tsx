import { BadgeCheck, Check, EyeOff } from 'lucide-react'
import { useEffect, useId, useRef, useState, type RefObject } from 'react'
import { useFetcher, type FetcherWithComponents } from 'react-router'
import { inputOf } from '#kit/declare-fields.ts'
import { ProductName } from '#shop/catalogue/texts/product-name.tsx'
import { officialFields } from '#shop/reviews/review-fields.ts'
import { fitWords, starWords, wearLevelWords } from '#shop/reviews/review-words.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { Notice } from '#ui/notice.tsx'
import { Stars } from '#ui/stars.tsx'
import { Tag } from '#ui/tag.tsx'
import { toast } from '#ui/overlays/toast.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { m } from '#words/messages.js'
import { Photos } from '../reviews/review-item.tsx'
import type { ModerationResult } from './moderate.server.ts'
import { moderationDoneWords, moderatedKindWords } from './moderation-words.ts'
import type { QueueView } from './queue-view.server.ts'

type Props = {
  row: QueueView
  /** Where a form without scripts redirects to. */
  returnTo: string
  onDone?: (moderated: ModerationResult) => void
}

/** One review or question in the queue, with its actions by button or key. */
export function QueueItem({ row, returnTo, onDone }: Props) {
  const item = useRef<HTMLElement>(null)
  const fetcher = useFetcher<ModerationResult>({ key: `moderate-${row.id}` })
  const notified = useRef(fetcher.data)
  const title = useId()
  const [answerCount, setAnswerCount] = useState(0)
  // A list that loads again must not take a colleague's words, which nobody saw in this form, for seen.
  const [seenVersion, setSeenVersion] = useState(row.officialVersion)
  useItemKeys(item)
  useEffect(() => {
    if (fetcher.state !== 'idle' || !fetcher.data || fetcher.data === notified.current) return
    notified.current = fetcher.data
    if (!fetcher.data.done) return
    void toast(moderationDoneWords()[fetcher.data.done], { tone: 'success' })
    if (fetcher.data.done === 'answer') setAnswerCount((count) => count + 1)
    if (fetcher.data.done === 'answer' || fetcher.data.done === 'reply') setSeenVersion(row.officialVersion)
    onDone?.(fetcher.data)
  }, [fetcher.state, fetcher.data, onDone, row.officialVersion])
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
        <fetcher.Form method="post" action="/moderation" className="mt-4 flex flex-wrap gap-3">
          <HiddenFields fields={{ id: row.id, kind: row.kind, version: row.version, back: returnTo }} />
          {row.state !== 'shown' && <StateTag state="shown" text={row.text} />}
          {row.state !== 'hidden' && <StateTag state="hidden" text={row.text} />}
        </fetcher.Form>
        {row.kind !== 'answer' && <OfficialForm key={answerCount} {...{ row, seenVersion, fetcher }} back={returnTo} />}
      </article>
    </li>
  )
}

type OfficialFormProps = {
  row: QueueView
  seenVersion: string
  back: string
  fetcher: FetcherWithComponents<ModerationResult>
}

/** The shop's answer to a question or reply to a review. Folded until opened. After an answer it is a new form, which makes a new answer. */
function OfficialForm({ row, seenVersion, back, fetcher }: OfficialFormProps) {
  const [key] = useState(() => crypto.randomUUID())
  const isReview = row.kind === 'review'
  const words = isReview
    ? {
        open: row.reply ? m.moderation_reply_change() : m.moderation_reply(),
        label: m.moderation_reply_text(),
        hint: m.moderation_reply_hint(),
        send: m.moderation_reply_send(),
      }
    : {
        open: m.moderation_answer_do(),
        label: m.moderation_answer_text(),
        hint: m.moderation_answer_hint(),
        send: m.moderation_answer_send(),
      }
  return (
    <details className="mt-2" open={fetcher.data?.typed !== undefined || undefined}>
      <summary
        data-key="r"
        className="link inline-flex min-h-11 cursor-pointer items-center rounded-sm marker:content-none [&::-webkit-details-marker]:hidden"
      >
        {words.open}
      </summary>
      <fetcher.Form method="post" action="/moderation" className="mt-2 grid max-w-[640px] gap-3">
        <HiddenFields fields={{ id: row.id, key, back, version: fetcher.data?.version ?? seenVersion }} />
        <Field label={words.label} hint={words.hint}>
          <TextArea {...inputOf(officialFields.text)} defaultValue={row.reply ?? ''} required={!isReview} />
        </Field>
        <div>
          <Button
            type="submit"
            name="intent"
            value={isReview ? 'reply' : 'answer'}
            size="sm"
            busy={fetcher.state !== 'idle'}
          >
            {words.send}
          </Button>
        </div>
      </fetcher.Form>
    </details>
  )
}

/** Hidden fields of the forms here. With scripts `stay` keeps the answer from leading back. */
function HiddenFields({ fields }: { fields: Record<string, string> }) {
  const isHydrated = useHydrated()
  return (
    <>
      {Object.entries({ ...fields, ...(isHydrated && { stay: '1' }) }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  )
}

/** Shortcut keys work only while the item itself has the focus, so that they do not disturb typing or screen readers (WCAG 2.1.4). */
function useItemKeys(item: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const listening = new AbortController()
    item.current?.addEventListener('keydown', (event) => byKey(event, item.current!), { signal: listening.signal })
    return () => listening.abort()
  }, [item])
}

function byKey(event: KeyboardEvent, item: HTMLElement) {
  if (event.target !== item || event.ctrlKey || event.metaKey || event.altKey) return
  const key = event.key.toLowerCase()
  const items = [...document.querySelectorAll<HTMLElement>('[data-item]')]
  const step = key === 'j' ? 1 : key === 'k' ? -1 : 0
  const goal = step
    ? items[items.indexOf(item) + step]
    : item.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)
  if (!goal) return
  event.preventDefault()
  if (step) goal.focus()
  else goal.click()
}

const stateTags = {
  shown: { words: m.moderation_show, Icon: Check, variant: 'primary', key: 'd' },
  hidden: { words: m.moderation_hide, Icon: EyeOff, variant: 'outline', key: 'a' },
} as const

function StateTag({ state, text }: { state: keyof typeof stateTags; text: string }) {
  const { words, Icon, variant, key } = stateTags[state]
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
      {row.answered !== null && (
        <p className="mt-2 break-words whitespace-pre-line text-muted">
          {m.moderation_answered_by({ text: row.answered })}
        </p>
      )}
      <Photos names={row.pictures} writer={row.name} />
      {facts.length > 0 && <p className="num type-small mt-2 text-muted">{facts.join(' · ')}</p>}
    </div>
  )
}
