import { formatDate } from '#kit/clock.ts'
import { dong } from '#kit/money.ts'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { FactList } from '#web/admin-kit/page/fact-list.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { LastSeen } from './user-columns.tsx'
import type { ShownAccount } from './read-user-account.ts'

const signInMethodWords: Record<string, string> = { google: 'Google', facebook: 'Facebook' }

export const UserFacts = ({ person }: { person: ShownAccount }) => (
  <Panel title={m.user_facts()}>
    <FactList
      rows={[
        [
          m.user_email(),
          <a key="mail" href={`mailto:${person.email}`} className="link break-all">
            {person.email}
          </a>,
        ],
        [m.user_state(), person.emailVerified ? m.user_confirmed() : m.user_unconfirmed()],
        [
          m.user_phone(),
          person.phone && (
            <a key="phone" href={`tel:${person.phone}`} className="link num">
              {person.phoneShown}
            </a>
          ),
        ],
        [m.user_language(), person.locale === 'vi' ? m.user_vietnamese() : m.user_english()],
        [
          m.user_ways(),
          person.signInMethods.map((method) => signInMethodWords[method] ?? m.user_way_password()).join(', '),
        ],
        [m.user_page_two_factor(), person.hasTwoFactor ? m.user_on() : m.user_off()],
        [m.user_value(), dong(person.value)],
        [m.user_seen(), <LastSeen key="seen" at={person.lastSeen} isAlone />],
        [m.user_joined(), formatDate(person.joinedAt, getLocale())],
      ]}
    />
  </Panel>
)

/** Consents of the user, for example to marketing emails. */
export function UserConsents({ consents }: ShownAccount) {
  const names = {
    'marketing-mail': m.profile_consent_marketing(),
    reminders: m.profile_consent_reminders(),
    analytics: m.profile_consent_analytics(),
    child: m.profile_consent_child(),
    terms: m.profile_consent_terms(),
    privacy: m.profile_consent_privacy(),
  }
  return (
    <Panel title={m.user_consents()}>
      <FactList
        rows={(Object.keys(names) as (keyof typeof names)[]).map((purpose): [string, string] => {
          const word = consents[purpose]
          if (!word?.given) return [names[purpose], m.profile_consent_off()]
          return [names[purpose], `${m.profile_consent_on()} · ${formatDate(word.at, getLocale())}`]
        })}
      />
    </Panel>
  )
}
