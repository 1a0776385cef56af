import { Download } from 'lucide-react'
import { Link, redirect, useHref, Form } from 'react-router'
import { z } from 'zod'
import { formatDateTime } from '#kit/clock.ts'
import { db } from '#platform/postgres/db.server.ts'
import { clientIp } from '#platform/request.server.ts'
import { changeConsent } from '#shop/identity/consents/change-consent.ts'
import { consentPurposes, type ConsentPurpose } from '#shop/identity/consents/consent.ts'
import { listConsents, currentConsents, type ConsentRow } from '#shop/identity/consents/list-consents.ts'
import { listSkaters } from '#shop/identity/skaters/list-skaters.ts'
import { Accordion } from '#ui/accordion.tsx'
import { buttonClass, Button } from '#ui/button.tsx'
import { Tag } from '#ui/tag.tsx'
import { ConfirmButton } from '#web/parts/account/confirm-button.tsx'
import { saveConsentChoice } from '#web/shell/consent/save-consent-choice.server.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'

import { customerContext } from '#web/parts/account/customer-guard.server.ts'
import type { Route } from './+types/privacy-page.ts'
import { notFound } from '#web/parts/account/own-or-404.server.ts'
import { PageTop } from '#web/parts/account/page-top.tsx'
import type { AccountHandle } from '#web/parts/account/profile-layout.tsx'
import { ProfileSection } from '#web/parts/account/profile-section.tsx'
import { getLocale } from '#words/runtime.js'

export const meta = () => pageMeta({ title: m.profile_privacy() })
export const handle: AccountHandle = { crumb: m.profile_privacy }

export async function loader({ context }: Route.LoaderArgs) {
  const { id } = context.get(customerContext)
  const [rows, skaters] = [await listConsents(db, id), await listSkaters(db, id)]
  return { rows, standing: currentConsents(rows), children: skaters.filter((one) => one.isChild).length }
}

/** Consent to terms and privacy cannot be withdrawn here: that means closing the account. A parent consents where the child is added. */
const form = z
  .object({ purpose: z.enum(consentPurposes), given: z.enum(['yes', 'no']) })
  .refine(({ purpose }) => purpose !== 'terms' && purpose !== 'privacy')
  .refine(({ purpose, given }) => purpose !== 'child' || given === 'no')

export async function action({ request, context }: Route.ActionArgs) {
  const { id: userId, actor } = context.get(customerContext)
  const read = form.safeParse(Object.fromEntries(await request.formData()))
  if (!read.success) throw notFound()
  const isGiven = read.data.given === 'yes'
  await changeConsent(db, actor, { userId, purpose: read.data.purpose, given: isGiven, ip: clientIp() })
  const headers = new Headers()
  if (read.data.purpose === 'analytics')
    for (const cookie of await saveConsentChoice(db, request, isGiven ? 'yes' : 'no'))
      headers.append('Set-Cookie', cookie)
  return redirect(`/profile/privacy?done=${isGiven ? 'consent-given' : 'consent-taken'}`, { headers })
}

export default function PrivacyPage({ loaderData: { rows, standing, children } }: Route.ComponentProps) {
  const exportHref = useHref('/profile/export')
  return (
    <>
      <PageTop title={m.profile_privacy()} lead={m.profile_privacy_lead()} />
      <ProfileSection
        title={m.profile_consents()}
        note={
          <>
            {m.profile_consents_note()}{' '}
            <Link to="/privacy" className="link">
              {m.profile_privacy_text()}
            </Link>
          </>
        }
      >
        <ConsentList standing={standing} historyCount={children} />
        {rows.length > 0 && <ConsentHistory rows={rows} />}
      </ProfileSection>
      <ProfileSection title={m.profile_export()} note={m.profile_export_note()}>
        <p>{m.profile_export_text()}</p>
        <a href={exportHref} download className={`${buttonClass({ variant: 'outline', size: 'sm' })} mt-4`}>
          <Download aria-hidden size={20} strokeWidth={1.7} /> {m.profile_export_do()}
        </a>
      </ProfileSection>
      <ProfileSection title={m.profile_erase()} note={m.profile_erase_note()}>
        <p>{m.profile_erase_text()}</p>
        <Link to="/profile/erase" className={`${buttonClass({ variant: 'outline', size: 'sm' })} mt-4`}>
          {m.profile_erase_start()}
        </Link>
      </ProfileSection>
    </>
  )
}

type Props = { standing: Partial<Record<ConsentPurpose, ConsentRow>>; historyCount: number }

type PurposeText = { title: string; text: string }

/** Each purpose has its own text. */
const consentWords = (): Record<ConsentPurpose, PurposeText> => ({
  'marketing-mail': { title: m.profile_consent_marketing(), text: m.profile_consent_marketing_text() },
  reminders: { title: m.profile_consent_reminders(), text: m.profile_consent_reminders_text() },
  analytics: { title: m.profile_consent_analytics(), text: m.profile_consent_analytics_text() },
  child: { title: m.profile_consent_child(), text: m.profile_consent_child_text() },
  terms: { title: m.profile_consent_terms(), text: m.profile_consent_terms_text() },
  privacy: { title: m.profile_consent_privacy(), text: m.profile_consent_privacy_text() },
})

/** Purposes that can be given and withdrawn with one press. */
const freePurposes = ['marketing-mail', 'reminders', 'analytics'] as const

/** One row per purpose: text, state, date, and the button that changes it. Yes and no look the same, so that neither is favoured. */
function ConsentList({ standing, historyCount }: Props) {
  const agreed = (['terms', 'privacy'] as const).filter((purpose) => standing[purpose])
  return (
    <ul className="border-t border-line">
      {freePurposes.map((purpose) => (
        <Row key={purpose} purpose={purpose} now={standing[purpose]}>
          <Switch purpose={purpose} given={standing[purpose]?.given ?? false} />
        </Row>
      ))}
      {(standing.child?.given || historyCount > 0) && (
        <Row purpose="child" now={standing.child}>
          <ConfirmButton
            id="child-consent"
            label={m.profile_consent_take()}
            title={m.profile_consent_child()}
            text={m.profile_consent_child_take({ count: historyCount })}
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
        {now && <p className="type-fine text-muted">{sinceOf(now)}</p>}
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

/** All consents ever given or withdrawn, which the shop must be able to prove. */
const ConsentHistory = ({ rows }: { rows: ConsentRow[] }) => (
  <Accordion summary={m.profile_consent_history({ count: rows.length })}>
    <ol className="grid gap-2 type-small">
      {rows.map((row) => (
        <li key={row.id} className="grid gap-x-4 sm:grid-cols-[10rem_1fr]">
          <time dateTime={new Date(row.at).toISOString()} className="text-muted">
            {formatDateTime(new Date(row.at), getLocale())}
          </time>
          <span>
            {row.given ? m.profile_consent_history_given() : m.profile_consent_history_taken()}
            {': '}
            {consentWords()[row.purpose].title}
            <span className="text-muted"> · {m.profile_consent_version({ version: row.textVersion })}</span>
          </span>
        </li>
      ))}
    </ol>
  </Accordion>
)
