import { Form, redirect } from 'react-router'
import { sandboxesHere } from '#gateways/sandboxes.server.ts'
import { isSignInName, signInNameOf } from '#providers/sign-in.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { AuthCard } from '../auth-card.tsx'
import type { Route } from './+types/sandbox-page.ts'

export const meta = ({ params: { provider } }: Route.MetaArgs) =>
  pageMeta({ title: isSignInName(provider) ? m.auth_sandbox_title({ provider: signInNameOf(provider) }) : '404' })

export function loader({ request, params }: Route.LoaderArgs) {
  const { provider, isVouching } = sandboxesHere().readSignIn(params.provider, request.url)
  return { provider, isVouching }
}

export async function action({ request, params }: Route.ActionArgs) {
  const fields = Object.fromEntries([...(await request.formData())].filter(([, value]) => value !== ''))
  return redirect(sandboxesHere().answerSignIn(params.provider, request.url, fields))
}

/** Stands in for the consent page of a provider, in demo mode only. */
export default function SandboxPage({ loaderData: { provider, isVouching } }: Route.ComponentProps) {
  const name = signInNameOf(provider)
  return (
    <AuthCard title={m.auth_sandbox_title({ provider: name })}>
      <Notice>{m.auth_sandbox_text({ provider: name })}</Notice>
      <Form method="post" reloadDocument className="grid gap-5">
        <Field label={m.auth_name()}>
          <TextInput name="name" defaultValue="Nguyễn Thị Lan" required />
        </Field>
        <Field label={m.auth_email()}>
          <TextInput type="email" name="email" defaultValue="lan@example.com" required />
        </Field>
        {isVouching && <Checkbox name="verified" defaultChecked label={m.auth_sandbox_verified({ provider: name })} />}
        <Button type="submit" name="answer" value="yes" block>
          {m.auth_sandbox_submit()}
        </Button>
        <Button type="submit" name="answer" value="no" variant="outline" block formNoValidate>
          {m.auth_sandbox_deny()}
        </Button>
      </Form>
    </AuthCard>
  )
}
