import { Form } from 'react-router'
import { formatDateTime } from '#kit/clock.ts'
import type { ConsentPurpose } from '#shop/identity/consents/consent.ts'
import type { ConsentRow } from '#shop/identity/consents/list-consents.ts'
import { Button } from '#ui/button.tsx'
import { Tag } from '#ui/tag.tsx'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { ConfirmButton } from '#web/parts/account/confirm-button.tsx'
import { consentWords, freePurposes } from './consent-words.ts'

type Props = { standing: Partial<Record<ConsentPurpose, ConsentRow>>; kept: number }

/** One row a purpose: what it is, whether it holds, since when, and the one press that changes it. Yes and no weigh the same. */
export function ConsentList({ standing, kept }: Props) {
  const agreed = (['terms', 'privacy'] as const).filter((purpose) => standing[purpose])
  return (
    <ul className="border-t border-line">
      {freePurposes.map((purpose) => (
        <Row key={purpose} purpose={purpose} now={standing[purpose]}>
          <Switch purpose={purpose} given={standing[purpose]?.given ?? false} />
        </Row>
      ))}
      {(standing.child?.given || kept > 0) && (
        <Row purpose="child" now={standing.child}>
          <ConfirmButton
            id="child-consent"
            label={m.profile_consent_take()}
            title={m.profile_consent_child()}
            text={m.profile_consent_child_take({ count: kept })}
            fields={{ purpose: 'child', given: 'no' }}
            look={{ variant: 'outline', size: 'sm' }}
          />
        </Row>
      )}
      {agreed.map((purpose) => (
        <Row key={purpose} purpose={purpose} now={standing[purpose]} />
      ))}
    </ul>
  )
}

type RowProps = { purpose: ConsentPurpose; now?: ConsentRow; children?: React.ReactNode }

function Row({ purpose, now, children }: RowProps) {
  const { title, text } = consentWords()[purpose]
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-b border-line py-4">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold text-ink">{title}</span>
          <Tag tone={now?.given ? 'green' : 'neutral'}>
            {now?.given ? m.profile_consent_on() : m.profile_consent_off()}
          </Tag>
        </p>
        <p className="type-small text-muted">{text}</p>
        {now && <p className="num type-fine text-muted">{sinceOf(now)}</p>}
      </div>
      {children}
    </li>
  )
}

const sinceOf = ({ given, at, textVersion }: ConsentRow) => {
  const facts = { time: formatDateTime(new Date(at), getLocale()), version: textVersion }
  return given ? m.profile_consent_given_at(facts) : m.profile_consent_taken_at(facts)
}

const Switch = ({ purpose, given }: { purpose: ConsentPurpose; given: boolean }) => (
  <Form method="post" preventScrollReset>
    <input type="hidden" name="purpose" value={purpose} />
    <Button type="submit" name="given" value={given ? 'no' : 'yes'} variant="outline" size="sm">
      {given ? m.profile_consent_take() : m.profile_consent_give()}
      <span className="sr-only">: {consentWords()[purpose].title}</span>
    </Button>
  </Form>
)
