import { useState } from 'react'
import { data, Form, Link, useNavigation } from 'react-router'
import { z } from 'zod'
import { orRefusal } from '#kit/refusal.ts'
import { db } from '#platform/db.server.ts'
import { clientIp, spokenLocale } from '#platform/request.server.ts'
import { signIn } from '#shop/identity/sign-in.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { pageMeta } from '#web/chrome/page-meta.ts'
import { m } from '#words/messages.js'
import { Eye, EyeOff } from 'lucide-react'
import type { Route } from './+types/auth-page.ts'
import { welcomeIn } from './welcome-in.server.ts'

export const meta = () => pageMeta({ title: m.auth_title() })

export function loader({ request }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams
  return {
    isAdmin: params.get('mode') === 'admin',
    next: params.get('next') ?? '',
    isAdminNeeded: params.get('notice') === 'admin-needed',
  }
}

type Errors = { email?: string; password?: string }
const noErrors: Errors = {}

const form = z.object({
  email: z.email().max(254),
  password: z.string().min(1).max(128),
  next: z.string().max(2000).default(''),
})

export async function action({ request }: Route.ActionArgs) {
  const fields = Object.fromEntries(await request.formData())
  const read = form.safeParse(fields)
  const email = String(fields.email ?? '').slice(0, 254)
  if (!read.success) {
    const wrong = new Set(read.error.issues.map((issue) => issue.path[0]))
    return data(
      {
        email,
        errors: {
          email: wrong.has('email') ? m.auth_email_invalid() : undefined,
          password: wrong.has('password') ? m.auth_password_missing() : undefined,
        } as Errors,
        refusal: undefined,
      },
      { status: 422 },
    )
  }
  const { done, refusal } = await orRefusal(signIn(db, { ...read.data, ip: clientIp(), headers: request.headers }))
  if (refusal)
    return data(
      { email, errors: noErrors, refusal: refusal.say(spokenLocale()) },
      { status: refusal.code === 'sign-in-locked' ? 429 : 422 },
    )
  return welcomeIn(request, { ...done, next: read.data.next })
}

export default function AuthPage({ loaderData: { isAdmin, next, isAdminNeeded }, actionData }: Route.ComponentProps) {
  const [isShown, setShown] = useState(false)
  const isBusy = useNavigation().state !== 'idle'
  return (
    <div className="wrap py-12 md:py-16">
      <div className="mx-auto max-w-[440px] overflow-hidden rounded-lg border border-line bg-surface">
        <div className={`px-6 py-5 md:px-8 ${isAdmin ? 'bg-ink [&_h1]:text-bg' : 'pt-8'}`}>
          <h1 className="type-h2">{isAdmin ? m.auth_admin_title() : m.auth_title()}</h1>
        </div>
        <Form method="post" noValidate className="grid gap-5 px-6 py-6 md:px-8 md:pb-8">
          {isAdminNeeded && !actionData && <Notice>{m.auth_admin_needed()}</Notice>}
          {actionData?.refusal && (
            <Notice tone="error" title={m.auth_failed_title()}>
              {actionData.refusal}
            </Notice>
          )}
          <input type="hidden" name="next" value={next} />
          <Field label={m.auth_email()} error={actionData?.errors.email}>
            <TextInput
              type="email"
              name="email"
              autoComplete="username"
              inputMode="email"
              defaultValue={actionData?.email}
              required
            />
          </Field>
          <Field label={m.auth_password()} error={actionData?.errors.password}>
            <TextInput
              type={isShown ? 'text' : 'password'}
              name="password"
              autoComplete="current-password"
              maxLength={128}
              required
              end={
                <IconButton
                  label={isShown ? m.auth_hide() : m.auth_show()}
                  aria-pressed={isShown}
                  onClick={() => setShown(!isShown)}
                >
                  {isShown ? <EyeOff size={20} aria-hidden /> : <Eye size={20} aria-hidden />}
                </IconButton>
              }
            />
          </Field>
          <Button type="submit" block busy={isBusy} busyText={m.auth_busy()}>
            {m.auth_submit()}
          </Button>
          {!isAdmin && <p className="type-small text-muted">{m.auth_guest_note()}</p>}
          <Link
            to="/"
            className="inline-flex min-h-11 items-center justify-center text-accent underline underline-offset-4"
          >
            {m.auth_back()}
          </Link>
        </Form>
      </div>
    </div>
  )
}
