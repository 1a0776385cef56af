import { Download } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { m } from '#words/messages.js'
import { answerTo, type Answer } from '#web/admin-kit/form/answer.ts'
import { AdminProofField } from '#web/admin-kit/form/admin-proof-field.tsx'
import { TypedConfirm } from '#web/admin-kit/form/typed-confirm.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import type { ShownAccount } from './read-user-account.ts'

type Props = { person: ShownAccount; own: boolean; hasPassword: boolean; answer?: Answer }

/** What somebody may ask the shop for: all it holds of them, and to be forgotten. */
export const UserRights = ({ person, own, hasPassword, answer }: Props) => (
  <>
    <Panel title={m.user_rights()}>
      <p className="text-muted">{m.user_export_text()}</p>
      {/* A file, no page: the browser asks for it itself. */}
      <form method="post" action={`/admin/users/${person.id}/export`} className="mt-3">
        <Button type="submit" size="sm" variant="outline" icon={<Download aria-hidden size={18} strokeWidth={1.7} />}>
          {m.user_export()}
        </Button>
      </form>
    </Panel>
    {!own && (
      <TypedConfirm intent="erase" title={m.user_erase()} word={person.email} answer={answer}>
        <p>{m.user_erase_text()}</p>
        <AdminProofField hasPassword={hasPassword} error={answerTo(answer, 'erase').errors.password} />
      </TypedConfirm>
    )}
  </>
)
