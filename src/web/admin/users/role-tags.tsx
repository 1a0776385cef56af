import { readableLooks } from '#platform/forms/readable.ts'
import type { Role } from '#shop/identity/role.ts'
import { Tag, type TagTone } from '#ui/tag.tsx'
import { m } from '#words/messages.js'

export const roleLooks: Record<Role, { tone: TagTone; words: () => string }> = readableLooks({
  admin: { tone: 'brass', words: () => m.user_role_admin() },
  moderator: { tone: 'accent', words: () => m.user_role_moderator() },
  user: { tone: 'neutral', words: () => m.user_role_user() },
})

const order = ['admin', 'moderator'] as const
const roleNotes = { admin: m.user_role_admin_note, moderator: m.user_role_moderator_note }

/** What the roles of staff may do (src/web/server/policy/access.ts). */
export const RoleNotes = () => (
  <dl className="grid gap-x-6 gap-y-2 type-small sm:grid-cols-2">
    {order.map((role) => (
      <div key={role}>
        <dt className="font-[560] text-ink">{roleLooks[role].words()}</dt>
        <dd className="text-muted">{roleNotes[role]()}</dd>
      </div>
    ))}
  </dl>
)

/** Tags of the roles of a user; the shop’s own staff role stands by its name. */
export function RoleTags({ roles, staffRole }: { roles: Role[]; staffRole?: string | null }) {
  const ownRoles = order.filter((role) => roles.includes(role))
  const shown = ownRoles.length || staffRole ? ownRoles : (['user'] as const)
  return (
    <span className="flex flex-wrap gap-1.5">
      {shown.map((role) => (
        <Tag key={role} tone={roleLooks[role].tone}>
          {roleLooks[role].words()}
        </Tag>
      ))}
      {staffRole && <Tag tone="accent">{staffRole}</Tag>}
    </span>
  )
}
