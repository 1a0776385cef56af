import { Form } from 'react-router'
import { formatDate } from '#kit/clock.ts'
import type { InviteState } from '#shop/identity/invites/invite.ts'
import type { InviteRow } from '#shop/identity/invites/list-invites.ts'
import { Button } from '#ui/button.tsx'
import { Tag, type TagTone } from '#ui/tag.tsx'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import type { Column } from '#web/admin-kit/list/row-table.tsx'
import { roleLooks } from './role-tags.tsx'

const looks: Record<InviteState, { tone: TagTone; words: () => string }> = {
  open: { tone: 'amber', words: () => m.user_invitation_state_open() },
  expired: { tone: 'neutral', words: () => m.user_invitation_state_expired() },
  accepted: { tone: 'green', words: () => m.user_invitation_state_accepted() },
  revoked: { tone: 'neutral', words: () => m.user_invitation_state_revoked() },
}

const StateTag = ({ state }: InviteRow) => <Tag tone={looks[state].tone}>{looks[state].words()}</Tag>
const day = (time: Date) => formatDate(time, getLocale())

const Acts = ({ row }: { row: InviteRow }) =>
  (row.state === 'open' || row.state === 'expired') && (
    <span className="flex flex-wrap gap-2">
      {(['resend', 'revoke'] as const).map((intent) => (
        <Form key={intent} method="post">
          <input type="hidden" name="invite" value={row.id} />
          <input type="hidden" name="intent" value={intent} />
          <Button
            type="submit"
            size="sm"
            variant={intent === 'resend' ? 'outline' : 'quiet'}
            aria-label={
              intent === 'resend'
                ? m.user_invitation_resend_named({ email: row.email })
                : m.user_invitation_revoke_named({ email: row.email })
            }
          >
            {intent === 'resend' ? m.user_invitation_resend() : m.user_invitation_revoke()}
          </Button>
        </Form>
      ))}
    </span>
  )

export const inviteColumns = (): Column<InviteRow>[] => [
  {
    key: 'email',
    head: m.user_email(),
    className: 'break-all',
    cell: (row) => <b className="font-semibold">{row.email}</b>,
  },
  { key: 'role', head: m.user_role(), cell: (row) => row.staffRole ?? roleLooks[row.role].words() },
  { key: 'state', head: m.user_state(), cell: (row) => <StateTag {...row} /> },
  { key: 'by', head: m.user_invitation_by(), cell: (row) => row.byName },
  { key: 'sent', head: m.user_invitation_sent_on(), className: 'normal-nums', cell: (row) => day(row.sentAt) },
  { key: 'until', head: m.user_invitation_until(), className: 'normal-nums', cell: (row) => day(row.expiresAt) },
  { key: 'acts', head: m.user_invitation_acts(), fixed: true, cell: (row) => <Acts row={row} /> },
]

export const InviteCard = (row: InviteRow) => (
  <>
    <div className="flex items-start justify-between gap-3">
      <b className="min-w-0 font-semibold break-all text-ink">{row.email}</b>
      <StateTag {...row} />
    </div>
    <p className="type-small mb-2 text-muted normal-nums">
      {row.staffRole ?? roleLooks[row.role].words()} · {m.user_invitation_until()} {day(row.expiresAt)}
    </p>
    <Acts row={row} />
  </>
)
