import { Notice } from '#ui/notice.tsx'
import { m } from '#words/messages.js'
import { answerTo, type Answer } from '#web/admin-kit/form/answer.ts'
import { AdminProofField } from '#web/admin-kit/form/admin-proof-field.tsx'
import { TypedConfirm } from '#web/admin-kit/form/typed-confirm.tsx'
import type { UserIntent } from './user-intents.ts'
import type { ShownAccount } from './read-user-account.ts'

const words: Partial<Record<UserIntent, { title: () => string; text: () => string }>> = {
  'grant-admin': { title: () => m.user_grant_admin(), text: () => m.user_grant_admin_text() },
  'grant-moderator': { title: () => m.user_grant_moderator(), text: () => m.user_grant_moderator_text() },
  'revoke-admin': { title: () => m.user_revoke_admin(), text: () => m.user_revoke_admin_text() },
  'revoke-moderator': { title: () => m.user_revoke_moderator(), text: () => m.user_revoke_moderator_text() },
}

type Props = { person: ShownAccount; hasPassword: boolean; answer?: Answer }

/** What can be given or taken now. */
export function RolesPanel({ person, hasPassword, answer }: Props) {
  const intents = (['moderator', 'admin'] as const).map((role): UserIntent =>
    person.roles.includes(role) ? `revoke-${role}` : `grant-${role}`,
  )
  const offered = person.emailVerified ? intents : intents.filter((intent) => intent.startsWith('revoke'))
  return (
    <div className="grid gap-3">
      {!person.emailVerified && <Notice tone="info">{m.user_unconfirmed_role()}</Notice>}
      {offered.map((intent) => (
        <TypedConfirm key={intent} intent={intent} title={words[intent]!.title()} word={person.email} answer={answer}>
          <p>{words[intent]!.text()}</p>
          <AdminProofField hasPassword={hasPassword} error={answerTo(answer, intent).errors.password} />
        </TypedConfirm>
      ))}
    </div>
  )
}
