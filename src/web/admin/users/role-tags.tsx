import { readableLooks } from '#platform/forms/readable.ts'
import type { Role } from '#shop/identity/role.ts'
import { Tag, type TagTone } from '#ui/tag.tsx'
import { m } from '#words/messages.js'

export const roleLooks: Record<Role, { tone: TagTone; words: () => string }> = readableLooks({
  admin: { tone: 'brass', words: () => m.user_role_admin() },
  moderator: { tone: 'accent', words: () => m.user_role_moderator() },
  user: { tone: 'neutral', words: () => m.user_role_user() },
})

const order: Role[] = ['admin', 'moderator']

/** Tags of the roles of a user. */
export function RoleTags({ roles }: { roles: Role[] }) {
  const ownRoles = order.filter((role) => roles.includes(role))
  const shown = ownRoles.length ? ownRoles : (['user'] as const)
  return (
    <span className="flex flex-wrap gap-1.5">
      {shown.map((role) => (
        <Tag key={role} tone={roleLooks[role].tone}>
          {roleLooks[role].words()}
        </Tag>
      ))}
    </span>
  )
}
