import { data, Form, Link, useNavigation } from 'react-router'
import { z } from 'zod'
import { orRefusal } from '#kit/refusal.ts'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { findEmailChange } from '#shop/identity/accounts/find-email-change.ts'
import { confirmEmailChange } from '#shop/identity/accounts/confirm-email-change.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { ResultNotice } from '#web/parts/account/page-top.tsx'
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

/** Shows what the emailed link would change. Opening it changes nothing, because mail programs open links by themselves. */
export async function loader({ request }: Route.LoaderArgs) {
  const sentLink = readLink(new URL(request.url).searchParams)
  const found = await findEmailChange(db, sentLink)
  return { ...sentLink, email: found?.email }
}

export async function action({ request }: Route.ActionArgs) {
  const { done, refusal } = await orRefusal(confirmEmailChange(db, readLink(await request.formData())))
  return refusal ? data({ refusal: refusal.say(requestLocale()) }, { status: 422 }) : { confirmedEmail: done.email }
}

type Answer = { refusal?: string; confirmedEmail?: string }

export default function NewAddressPage({ loaderData: { email, requestId, key }, actionData }: Route.ComponentProps) {
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
        ) : email && !refusal ? (
          <Form method="post" action="/auth/new-address" className="mt-4 grid gap-5">
            <p>{m.security_address_lead({ email })}</p>
            <input type="hidden" name="request" value={requestId} />
            <input type="hidden" name="key" value={key} />
            <Button type="submit" block busy={isBusy} busyText={m.security_saving()}>
              {m.security_address_do()}
            </Button>
          </Form>
        ) : (
          <ResultNotice tone="error" className="mt-5">
            {refusal ?? m.security_refusal_address_link()}
          </ResultNotice>
        )}
        {(confirmedEmail || refusal || !email) && (
          <Link
            to="/profile/security"
            className={buttonClass({ variant: 'outline', size: 'sm', block: true }) + ' mt-5'}
          >
            {m.security_to_page()}
          </Link>
        )}
      </div>
    </div>
  )
}
