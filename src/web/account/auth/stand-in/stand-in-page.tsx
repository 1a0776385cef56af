import { Form, redirect } from 'react-router'
import { z } from 'zod'
import { env } from '#platform/env.server.ts'
import { isSocial, isSocialSandbox, sandboxSocialKeys } from '#shop/identity/sign-in/social.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { AuthCard } from '../auth-card.tsx'
import { socialProviderName } from '../social/social-provider-name.ts'
import type { Route } from './+types/stand-in-page.ts'
import { keepGrant, subjectOf, socialSandboxFlaws } from './codes.server.ts'

export const meta = ({ params }: Route.MetaArgs) =>
  pageMeta({ title: isSocialParam(params.provider) ? nameOf(params.provider) : '404' })

const isSocialParam = (name: string): name is 'google' | 'facebook' => name === 'google' || name === 'facebook'
const nameOf = (provider: 'google' | 'facebook') => m.auth_stand_in_title({ provider: socialProviderName(provider) })

/** What a shop asks the provider, in the address: RFC 6749 4.1.1, RFC 7636, OpenID Connect Core 3.1.2.1. */
const asked = z.object({
  response_type: z.literal('code'),
  client_id: z.literal(sandboxSocialKeys.id),
  redirect_uri: z.string(),
  state: z.string().min(1).max(500),
  scope: z.string(),
  nonce: z.string().max(200).optional(),
  code_challenge: z.string().max(200).optional(),
  code_challenge_method: z.literal('S256').optional(),
})

/** There is such a page only where a stand-in takes a provider’s place; a request that the true one would refuse is refused. */
function readAsked(request: Request, provider: string) {
  if (!isSocial(provider) || !isSocialSandbox(provider)) throw new Response('not found', { status: 404 })
  const read = asked.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  const own = `${env.BASE_URL}/api/auth/callback/${provider}`
  if (!read.success || read.data.redirect_uri !== own) throw new Response('invalid_request', { status: 400 })
  if (provider === 'google' && !(read.data.nonce && read.data.code_challenge))
    throw new Response('invalid_request', { status: 400 })
  return { provider, ...read.data }
}

export const loader = ({ request, params }: Route.LoaderArgs) => ({
  provider: readAsked(request, params.provider).provider,
})

const form = z.object({
  email: z.email().max(254),
  name: z.string().max(500).default(''),
  verified: z.literal('on').optional(),
  subject: z.string().max(50).optional(),
  twist: z.enum(socialSandboxFlaws).optional(),
  answer: z.enum(['yes', 'no']).default('yes'),
})

export async function action({ request, params }: Route.ActionArgs) {
  const {
    provider,
    redirect_uri: redirectUri,
    state,
    nonce,
    code_challenge: challenge,
  } = readAsked(request, params.provider)
  const fields = Object.fromEntries([...(await request.formData())].filter(([, value]) => value !== ''))
  const back = new URL(redirectUri)
  back.searchParams.set('state', state)
  if (fields.answer === 'no') back.searchParams.set('error', 'access_denied')
  else {
    const read = form.safeParse(fields)
    if (!read.success) throw new Response('invalid_request', { status: 400 })
    const { email, name, verified, subject = subjectOf(email), twist } = read.data
    const grant = {
      social: provider,
      subject,
      email,
      name,
      isVerified: verified === 'on',
      redirectUri,
      nonce,
      challenge,
      twist,
    }
    back.searchParams.set('code', keepGrant(grant))
  }
  return redirect(back.href)
}

export default function StandInPage({ loaderData: { provider } }: Route.ComponentProps) {
  const name = socialProviderName(provider)
  return (
    <AuthCard title={nameOf(provider)}>
      <Notice>{m.auth_stand_in_text({ provider: name })}</Notice>
      <Form method="post" reloadDocument className="grid gap-5">
        <Field label={m.auth_name()}>
          <TextInput name="name" defaultValue="Nguyễn Thị Lan" required />
        </Field>
        <Field label={m.auth_email()}>
          <TextInput type="email" name="email" defaultValue="lan@example.com" required />
        </Field>
        {provider === 'google' && (
          <Checkbox name="verified" defaultChecked label={m.auth_stand_in_verified({ provider: name })} />
        )}
        <Button type="submit" name="answer" value="yes" block>
          {m.auth_stand_in_submit()}
        </Button>
        <Button type="submit" name="answer" value="no" variant="outline" block formNoValidate>
          {m.auth_stand_in_deny()}
        </Button>
      </Form>
    </AuthCard>
  )
}
