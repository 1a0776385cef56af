import { Link } from 'react-router'
import { countUsers, listUsers, usersPerPage } from '#flows/users/list-users.ts'
import { userKinds, userStates } from '#flows/users/user-kinds.ts'
import { db } from '#platform/postgres/db.server.ts'
import { showPhone } from '#shop/identity/accounts/phone.ts'
import { listViews } from '#shop/views/list-views.ts'
import { buttonClass } from '#ui/button.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { Outcome } from '#web/admin-kit/form/outcome.tsx'
import { PageHead } from '#web/admin-kit/page/page-head.tsx'
import { EmptyRows } from '#web/admin-kit/list/empty-rows.tsx'
import { ListTools } from '#web/admin-kit/list/list-tools.tsx'
import { Pager } from '#web/admin-kit/list/pager.tsx'
import { pageWithin } from '#web/admin-kit/list/pages.ts'
import { RowTable } from '#web/admin-kit/list/row-table.tsx'
import { ListSearchForm } from '#web/admin-kit/list/list-search-form.tsx'
import { Tabs } from '#web/admin-kit/list/tabs.tsx'
import { readUserParams } from './read-user-params.ts'
import { UserCard, userColumns } from './user-columns.tsx'
import type { Route } from './+types/users-page.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.user_title() })

export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = readUserParams(url.searchParams)
  const counts = await countUsers(db, asked)
  const pages = pageWithin(url.searchParams.get('page'), counts[asked.kind ?? 'all'], usersPerPage)
  const rows = await listUsers(db, asked, pages.page)
  return {
    asked,
    counts,
    pages,
    isErased: url.searchParams.get('done') === 'erase',
    views: await listViews(db, context.get(adminContext).id, '/admin/users'),
    rows: rows.map((row) => ({ ...row, phoneShown: row.phone && showPhone(row.phone) })),
  }
}

const kindWords = {
  customer: () => m.user_customers(),
  moderator: () => m.user_moderators(),
  admin: () => m.user_admins(),
}
const stateWords = {
  confirmed: () => m.user_confirmed(),
  unconfirmed: () => m.user_unconfirmed(),
  'two-factor': () => m.user_two_factor(),
  locked: () => m.user_locked(),
}

export default function UsersPage({
  loaderData: { asked, counts, pages, isErased, views, rows },
}: Route.ComponentProps) {
  const tabs = [
    { value: null, label: m.admin_all(), count: counts.all },
    ...userKinds.map((kind) => ({ value: kind, label: kindWords[kind](), count: counts[kind] })),
  ]
  return (
    <>
      <PageHead title={m.user_title()}>
        <div className="flex flex-wrap gap-2">
          <Link to="/admin/users/guests" className={buttonClass({ size: 'sm', variant: 'outline' })}>
            {m.user_guests_title()}
          </Link>
          <Link to="/admin/users/invites" className={buttonClass({ size: 'sm', variant: 'outline' })}>
            {m.user_invitation_title()}
          </Link>
        </div>
      </PageHead>
      {isErased && <Outcome done={m.user_erased_done()} />}
      <div className="rounded-sm border border-line bg-surface">
        <ListTools columns={userColumns()} views={views} exportTo="/admin/users/export" />
        <Tabs name="role" label={m.user_by_kind()} current={asked.kind} tabs={tabs} />
        <ListSearchForm
          label={m.user_search()}
          placeholder={m.user_search()}
          text={asked.text}
          keep={['role', 'sort']}
          filters={['state']}
          filtered={Boolean(asked.text || asked.state)}
        >
          <SelectField
            key={`state:${asked.state}`}
            label={m.user_state()}
            labelHidden
            name="state"
            defaultValue={asked.state ?? ''}
            placeholder={m.user_any_state()}
            options={userStates.map((value) => ({ value, label: stateWords[value]() }))}
            onChange={(event) => event.currentTarget.form?.requestSubmit()}
            className="flex-[1_1_9rem] md:flex-[0_1_14rem]"
          />
        </ListSearchForm>
        {rows.length ? (
          <>
            <RowTable
              caption={m.user_title()}
              columns={userColumns()}
              rows={rows}
              rowKey={(row) => row.id}
              sorted={asked.sort}
              card={UserCard}
            />
            <Pager {...pages} />
          </>
        ) : (
          <EmptyRows
            title={m.user_none_title()}
            action={
              <Link to="/admin/users" className={buttonClass({ size: 'sm', variant: 'outline' })}>
                {m.user_show_all()}
              </Link>
            }
          >
            {m.user_none_text()}
          </EmptyRows>
        )}
      </div>
    </>
  )
}
