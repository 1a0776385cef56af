import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { data, redirect } from 'react-router'
import { orRefusal } from '#kit/refusal.ts'
import { mostBackupBytes } from '#platform/backup/backup-line.ts'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { hasPassword } from '#shop/identity/passwords/has-password.ts'
import { orders } from '#shop/orders/schema.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { backupToken, findBackup } from '#flows/system/find-backup.ts'
import { makeBackup } from '#flows/system/make-backup.ts'
import { restoreShop } from '#flows/system/restore-shop.ts'
import { buttonClass } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { adminContext, type Admin } from '#web/admin-kit/admin-guard.server.ts'
import { ActionForm } from '#web/admin-kit/form/action-form.tsx'
import type { Answer } from '#web/admin-kit/form/answer.ts'
import { useEdited } from '#web/admin-kit/form/fields.tsx'
import { Outcome } from '#web/admin-kit/form/outcome.tsx'
import { AdminProofField } from '#web/admin-kit/form/admin-proof-field.tsx'
import { TypedConfirm } from '#web/admin-kit/form/typed-confirm.tsx'
import { findIdentityError } from '#web/admin-kit/form/find-identity-error.server.ts'
import { findConfirmationError } from '#web/admin-kit/form/find-confirmation-error.ts'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import { PageHead } from '#web/admin-kit/page/page-head.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { sizeWords } from '#web/admin-kit/page/size-words.ts'
import type { Route } from './+types/backup-page.ts'
import { useState } from 'react'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.system_backup_title() })

export async function loader({ url, context }: Route.LoaderArgs) {
  const { id } = context.get(adminContext)
  const made = await findBackup(url.searchParams, id)
  return {
    hasPassword: await hasPassword(db, id),
    made: made && { bytes: made.bytes, href: `/admin/advanced/backup/file${url.search}` },
    orders: await db.$count(orders),
    shop: (await findSettings(db)).name,
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const admin = context.get(adminContext)
  const form = await request.formData().catch(() => undefined)
  const intent = form?.get('intent')
  if (!form || (intent !== 'make' && intent !== 'restore')) throw data(null, { status: 400 })
  const identityError = await findIdentityError(db, admin, form)
  if (identityError) return data<Answer>({ intent, ...identityError }, { status: 422 })
  return intent === 'make' ? make(admin) : restore(admin, form)
}

async function make({ actor, id: adminId }: Admin) {
  const id = await makeBackup(db, actor)
  return redirect(`/admin/advanced/backup?${backupToken(id, adminId)}`, 303)
}

async function restore({ actor }: Admin, form: FormData) {
  const no = (answer: Omit<Answer, 'intent'>) => data<Answer>({ intent: 'restore', ...answer }, { status: 422 })
  const confirmationError = findConfirmationError(form, (await findSettings(db)).name)
  if (confirmationError) return no(confirmationError)
  const file = form.get('backup')
  if (!(file instanceof File) || file.size === 0)
    return no({ errors: { backup: m.system_backup_missing() }, values: {} })
  const archive = Readable.fromWeb(file.stream() as ReadableStream)
  const { refusal } = await orRefusal(restoreShop(db, actor, archive))
  return refusal ? no({ refusal: refusal.say(requestLocale()) }) : redirect('/auth?mode=admin', 303)
}

export const shouldRevalidate = () => true

export default function BackupPage({ loaderData, actionData }: Route.ComponentProps) {
  const { made, shop, hasPassword: asksPassword } = loaderData
  return (
    <>
      <PageHead back={{ to: '/admin/advanced', label: m.system_advanced_title() }} title={m.system_backup_title()} />
      <div className="grid max-w-[64rem] grid-cols-[minmax(0,1fr)] gap-5">
        <Outcome answer={actionData} />
        {made && (
          <Notice tone="success" title={m.system_backup_made_title()}>
            <p className="mb-3">{m.system_backup_made_text({ size: sizeWords(made.bytes) })}</p>
            <a href={made.href} download className={buttonClass({ size: 'sm' })}>
              {m.system_backup_download()}
            </a>
          </Notice>
        )}
        <Panel title={m.system_backup_make_title()}>
          <p className="mb-4 max-w-3xl text-muted">{m.system_backup_make_text()}</p>
          {/* The key resets the form after each backup: a password that stays in its field proves nothing. */}
          <ActionForm
            key={made?.href}
            intent="make"
            answer={actionData}
            button={m.system_backup_make()}
            busyText={m.system_backup_making()}
            className="grid max-w-md gap-4"
          >
            <AdminProofField hasPassword={asksPassword} />
          </ActionForm>
        </Panel>
        {loaderData.orders ? (
          <Panel title={m.system_backup_restore_title()}>
            <p className="max-w-3xl text-muted">
              {m.system_backup_restore_orders({ count: formatCount(loaderData.orders) })}
            </p>
          </Panel>
        ) : (
          <TypedConfirm
            intent="restore"
            title={m.system_backup_restore_title()}
            word={shop}
            answer={actionData}
            encType="multipart/form-data"
          >
            <p className="max-w-3xl text-muted">{m.system_backup_restore_text({ size: sizeWords(mostBackupBytes) })}</p>
            <BackupField />
            <AdminProofField hasPassword={asksPassword} />
          </TypedConfirm>
        )}
      </div>
    </>
  )
}

/**
 * File field for a backup. A file that is too large is refused before upload, because a browser whose upload is cut off cannot show the
 * shop's message.
 */
function BackupField() {
  const { errors } = useEdited()
  const [isBig, setBig] = useState(false)
  const tooBig = m.system_backup_too_big({ size: sizeWords(mostBackupBytes) })
  return (
    <Field label={m.system_backup_file()} error={isBig ? tooBig : errors.backup}>
      <TextInput
        type="file"
        className="[&>input]:py-2.5"
        name="backup"
        required
        accept=".gz,application/gzip"
        onChange={({ currentTarget: { files } }) => setBig((files?.[0]?.size ?? 0) > mostBackupBytes)}
      />
    </Field>
  )
}
