import { Form } from 'react-router'
import { Field } from '#ui/fields/field.tsx'
import { m } from '#words/messages.js'
import { CodeInput } from '#web/parts/account/code-input.tsx'
import type { TwoFactorSecret } from './security-intent.ts'
import { IntentButton } from './intent-button.tsx'

const grouped = (secret: string) => secret.match(/.{1,4}/g)!.join(' ')

/** The secret as a picture for the app and as text for whoever cannot scan it, then the first code. */
export function TwoFactorSetup({
  setup: { path, size, secret, uri },
  error,
}: {
  setup: TwoFactorSecret
  error?: string
}) {
  return (
    <ol className="grid list-decimal gap-6 pl-5 marker:font-semibold marker:text-ink">
      <li className="pl-1">
        <p>{m.security_setup_app()}</p>
      </li>
      <li className="pl-1">
        <p>{m.security_setup_scan()}</p>
        <svg
          viewBox={`0 0 ${size} ${size}`}
          role="img"
          aria-label={m.security_qr()}
          shapeRendering="crispEdges"
          className="mt-3 size-52 rounded-md border border-line bg-snow"
        >
          <path d={path} fill="#07151a" />
        </svg>
        <a href={uri} className="link mt-2 inline-flex min-h-11 items-center md:hidden">
          {m.security_setup_open()}
        </a>
        <p className="mt-3 type-small text-muted">{m.security_setup_type()}</p>
        <code className="num mt-1 block font-semibold tracking-[.06em] text-ink select-all">{grouped(secret)}</code>
      </li>
      <li className="pl-1">
        <Form method="post" action="/profile/security#two-factor" noValidate className="grid gap-5">
          <Field label={m.security_setup_code()} hint={m.security_code_hint()} error={error}>
            <CodeInput />
          </Field>
          <IntentButton intent="confirm" busyText={m.security_checking()}>
            {m.security_setup_do()}
          </IntentButton>
        </Form>
      </li>
    </ol>
  )
}
