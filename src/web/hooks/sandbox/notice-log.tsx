import { formatTime } from '#kit/clock.ts'
import { getLocale } from '#words/runtime.js'
import { m } from '#words/messages.js'
import { sandboxStateWords, noticeFlawWords } from './sandbox-words.ts'

type SentNotice = {
  id: number
  ending: string
  flaw: string
  dueAt: Date
  sentAt: Date | null
  status: number | null
  answer: string | null
}

/** The notices that the shop got, and its answers. */
export function NoticeLog({ notices }: { notices: SentNotice[] }) {
  return (
    <section>
      <h2 className="type-h3">{m.sandbox_log()}</h2>
      {!notices.length && <p className="mt-2 text-muted">{m.sandbox_log_none()}</p>}
      <ol className="mt-2 grid gap-2">
        {notices.map((notice) => (
          <li key={notice.id} className="type-small border-l-2 border-line-strong pl-3" data-status={notice.status}>
            <span className="block text-ink">
              {sandboxStateWords[notice.ending]?.()}
              {notice.flaw !== 'none' && ` · ${noticeFlawWords[notice.flaw]?.()}`}
            </span>
            <span className="num block break-words text-muted">{sayWhen(notice)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function sayWhen({ dueAt, sentAt, status, answer }: SentNotice) {
  const time = (at: Date) => formatTime(at, getLocale())
  if (!sentAt) return m.sandbox_log_waiting({ time: time(dueAt) })
  return m.sandbox_log_sent({ time: time(sentAt), status: status ?? '…', answer: answer ?? '' })
}
