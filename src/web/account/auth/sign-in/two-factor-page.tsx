import { data, Form, Link, redirect, useNavigation, useSearchParams } from 'react-router'
import { z } from 'zod'
import { orRefusal } from '#kit/refusal.ts'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { findPendingSecondFactor } from '#shop/identity/two-factor/find-pending-second-factor.ts'
import { findSessionUser } from '#shop/identity/sessions/find-session-user.ts'
import { submitSecondFactor } from '#shop/identity/two-factor/submit-second-factor.ts'
import { waitOf } from '#shop/identity/wait-refusal.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { clearSignInAttempt } from '#web/shell/session/sign-in-attempts.ts'
import { Breadcrumbs } from '#web/shell/page/breadcrumbs.tsx'
import { localPath } from '#web/shell/access/local-path.ts'
import { refusedFor, waitHeaders } from '#web/shell/forms/read-fields.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { CodeInput } from '#web/parts/account/code-input.tsx'
import type { Route } from './+types/two-factor-page.ts'
import { signInTrail } from '../auth-card.tsx'
import { completeSignIn } from '../complete-sign-in.server.ts'
import { codeFields } from '#web/parts/account/auth-fields.ts'

export const headers: Route.HeadersFunction = waitHeaders

export const meta = () => pageMeta({ title: m.security_step_title() })

/** Only for a sign-in that waits for its second factor. */
export async function loader({ request }: Route.LoaderArgs) {
  if (await findPendingSecondFactor(request.headers)) return null
  const { person } = await findSessionUser(request.headers)
  const next = new URL(request.url).searchParams.get('next')
  throw redirect(person ? localPath(next) : '/auth')
}

const form = z.object({
  code: z.string().max(codeFields.code.max).catch(''),
  way: z.enum(['app', 'backup']).catch('app'),
  next: z.string().max(2000).catch(''),
  mode: z.string().max(20).catch(''),
})

export async function action({ request }: Route.ActionArgs) {
  const { code, way, next, mode } = form.parse(Object.fromEntries(await request.formData()))
  const submission = submitSecondFactor(db, { headers: request.headers, code, isBackup: way === 'backup' })
  const { done, refusal } = await orRefusal(submission)
  if (!refusal) return completeSignIn(request, { ...done, next, isAdminMode: mode === 'admin' })
  const message = refusal.say(requestLocale())
  const seconds = waitOf(refusal)
  if (seconds) return data({ locked: message }, refusedFor(seconds))
  return data(refusal.code === 'second-factor-gone' ? { gone: message } : { error: message }, refusedFor())
}

type Answer = { error?: string; locked?: string; gone?: string }

export default function TwoFactorPage({ actionData }: Route.ComponentProps) {
  const { error, locked, gone } = (actionData ?? {}) as Answer
  const isBusy = useNavigation().formAction?.includes('two-factor') ?? false
  const [params] = useSearchParams()
  const isBackup = params.get('way') === 'backup'
  const other = new URLSearchParams(params)
  if (isBackup) other.delete('way')
  else other.set('way', 'backup')
  return (
    <div className="wrap pb-12 md:pb-16">
      <Breadcrumbs trail={signInTrail()} here={m.security_step_title()} />
      <div className="mx-auto max-w-[440px] rounded-lg border border-line bg-surface px-6 py-8 md:px-8">
        <h1 className="type-h2">{m.security_step_title()}</h1>
        <p className="mt-2 text-muted">{isBackup ? m.security_step_backup_lead() : m.security_step_lead()}</p>
        <Form method="post" noValidate className="mt-6 grid gap-5">
          {(locked || gone) && <Notice tone="error">{locked ?? gone}</Notice>}
          <input type="hidden" name="next" value={params.get('next') ?? ''} />
          <input type="hidden" name="mode" value={params.get('mode') ?? ''} />
          <input type="hidden" name="way" value={isBackup ? 'backup' : 'app'} />
          {!gone && (
            <>
              <Field label={isBackup ? m.security_backup_code() : m.security_code()} error={error}>
                <CodeInput isBackup={isBackup} />
              </Field>
              <Button type="submit" block busy={isBusy} busyText={m.security_checking()}>
                {m.security_step_do()}
              </Button>
              <Link to={`?${other}`} className={link}>
                {isBackup ? m.security_step_use_app() : m.security_step_use_backup()}
              </Link>
            </>
          )}
        </Form>
        <Form method="post" action="/sign-out" onSubmit={clearSignInAttempt} className="mt-1">
          <button className={`${link} w-full`}>{m.security_step_other()}</button>
        </Form>
      </div>
    </div>
  )
}

const link = 'inline-flex min-h-11 items-center justify-center text-accent underline underline-offset-4'
