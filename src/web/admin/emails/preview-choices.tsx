import { Link, useSearchParams } from 'react-router'
import { emailKinds, type EmailKind } from '#shop/notifications/email-kind.ts'
import { m } from '#words/messages.js'
import { searchWith } from '#web/admin-kit/list/list-params.ts'
import { emailKindWords } from './email-words.ts'

const pill =
  'inline-flex min-h-11 items-center rounded-sm px-3 font-[560] text-muted hover:text-ink aria-[current=true]:bg-accent-soft aria-[current=true]:text-accent'

/** Links to the previews of all kinds of email. */
export function EmailKindLinks({ current }: { current: EmailKind }) {
  const [params] = useSearchParams()
  return (
    <nav
      aria-label={m.email_log_kind()}
      className="rounded-sm border border-line bg-surface p-2 max-lg:overflow-x-auto"
    >
      <ul className="flex max-lg:min-w-max lg:grid">
        {emailKinds.map((kind) => (
          <li key={kind}>
            <Link
              to={searchWith(params, { kind, case: null })}
              preventScrollReset
              aria-current={kind === current ? 'true' : undefined}
              className={`${pill} lg:w-full`}
            >
              {emailKindWords[kind]()}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type ChoiceProps = { label: string; name: string; current: string; choices: { value: string; label: string }[] }

/** Links to variants of a preview. */
export function EmailPreviewChoice({ label, name, current, choices }: ChoiceProps) {
  const [params] = useSearchParams()
  return (
    <nav aria-label={label} className="flex flex-wrap items-center gap-1">
      <span aria-hidden className="type-label mr-1 text-muted">
        {label}
      </span>
      {choices.map((choice) => (
        <Link
          key={choice.value}
          to={searchWith(params, { [name]: choice.value })}
          preventScrollReset
          aria-current={choice.value === current ? 'true' : undefined}
          className={pill}
        >
          {choice.label}
        </Link>
      ))}
    </nav>
  )
}
