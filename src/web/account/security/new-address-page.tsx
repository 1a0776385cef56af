import { data, Form, Link, useNavigation } from 'react-router'
import { z } from 'zod'
import { orRefusal } from '#kit/refusal.ts'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { findEmailChange } from '#shop/identity/accounts/find-email-change.ts'
import { confirmEmailChange } from '#shop/identity/accounts/confirm-email-change.ts'
import { findSessionUser } from '#shop/identity/sessions/find-session-user.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { ResultNotice } from '#web/parts/account/page-top.tsx'
import { signInPath } from '#web/shell/access/sign-in-path.ts'
import { Breadcrumbs } from '#web/shell/page/breadcrumbs.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import type { Route } from './+types/new-address-page.ts'

export const meta = () => pageMeta({ title: m.security_address_title() })

const link = z.object({ request: z.string().max(100).catch(''), key: z.string().max(100).catch('') })

const readLink = (fields: Iterable<[string, unknown]>) => {
  const { request, key } = link.parse(Object.fromEntries(fields))
  return { requestId: request, key }
}

/**
 * Shows the account that asked what the emailed link would change; others are told where to open it. Opening it changes nothing, because mail
 * programs open links by themselves.
 */
export async function loader({ request }: Route.LoaderArgs) {
  const sentLink = readLink(new URL(request.url).searchParams)
  const change = await findEmailChange(db, sentLink)
  const { person, owesSecondFactor } = await findSessionUser(request.headers)
  return {
    ...sentLink,
    email: change && change.userId === person?.id ? change.email : undefined,
    // The way back keeps the link: the email may be read in a browser where nobody is signed in.
    signIn: change && !person ? signInPath(request, { owesSecondFactor }) : undefined,
    isOther: Boolean(change && person && change.userId !== person.id),
  }
}

export async function action({ request }: Route.ActionArgs) {
  const { person } = await findSessionUser(request.headers)
  const openedLink = { ...readLink(await request.formData()), userId: person?.id }
  const { done, refusal } = await orRefusal(confirmEmailChange(db, openedLink))
  return refusal ? data({ refusal: refusal.say(requestLocale()) }, { status: 422 }) : { confirmedEmail: done.email }
}

type Answer = { refusal?: string; confirmedEmail?: string }

export default function NewAddressPage({ loaderData, actionData }: Route.ComponentProps) {
  const { email, requestId, key, signIn, isOther } = loaderData
  const { refusal, confirmedEmail } = (actionData ?? {}) as Answer
  const isBusy = useNavigation().formAction?.includes('new-address') ?? false
  return (
    <div className="wrap pb-12 md:pb-16">
      <Breadcrumbs trail={[{ label: m.profile_account(), to: '/profile' }]} here={m.security_address_title()} />
      <div className="mx-auto max-w-[440px] rounded-lg border border-line bg-surface px-6 py-8 md:px-8">
        <h1 className="type-h2">{m.security_address_title()}</h1>
        {confirmedEmail ? (
          <ResultNotice tone="success" className="mt-5">
            {m.security_address_taken({ email: confirmedEmail })}
          </ResultNotice>
        ) : signIn ? (
          <ResultNotice className="mt-5">{m.security_address_sign_in()}</ResultNotice>
        ) : email && !refusal ? (
          <Form method="post" className="mt-4 grid gap-5">
            <p>{m.security_address_lead({ email })}</p>
            <input type="hidden" name="request" value={requestId} />
            <input type="hidden" name="key" value={key} />
            <Button type="submit" block busy={isBusy} busyText={m.security_saving()}>
              {m.security_address_do()}
            </Button>
          </Form>
        ) : (
          <ResultNotice tone="error" className="mt-5">
            {isOther ? m.security_refusal_address_other() : (refusal ?? m.security_refusal_address_link())}
          </ResultNotice>
        )}
        {(confirmedEmail || refusal || !email) && !isOther && (
          <Link
            to={signIn ?? '/profile/security'}
            className={buttonClass({ variant: 'outline', size: 'sm', block: true }) + ' mt-5'}
          >
            {signIn ? m.auth_title() : m.security_to_page()}
          </Link>
        )}
      </div>
    </div>
  )
}
