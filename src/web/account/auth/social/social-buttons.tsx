import { signInNameOf, type SignInName } from '#providers/sign-in.ts'
import type { ComponentProps } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { Button, buttonClass } from '#ui/button.tsx'
import { clearSignInAttempt } from '#web/shell/session/sign-in-attempts.ts'
import { m } from '#words/messages.js'
import { quietLink } from '../auth-card.tsx'
import { consentForm } from '../auth-forms.ts'
import { authPathTo } from '../auth-view.ts'
import { ConsentBoxes } from '../sign-up/consent-boxes.tsx'
import { useFieldErrors } from '../use-field-errors.ts'

type Props = { socials: readonly SignInName[]; next: string | null; isSignUp: boolean }

/** The providers that the shop has keys for. Whoever signs up agrees first (SocialSignUp), so there they are links. */
export function SocialButtons({ socials, next, isSignUp }: Props) {
  if (!socials.length) return null
  return (
    <Form method="post" action="/auth/social" onSubmit={clearSignInAttempt} className="grid gap-3">
      <p className="flex items-center gap-3 type-small text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {m.auth_or()}
      </p>
      {next && <input type="hidden" name="next" value={next} />}
      {socials.map((social) =>
        isSignUp ? (
          <Link
            key={social}
            to={authPathTo('sign-up', { next, social })}
            className={buttonClass({ variant: 'outline', block: true })}
          >
            <ProviderMark social={social} />
            {m.auth_social({ provider: signInNameOf(social) })}
          </Link>
        ) : (
          <SocialButton key={social} social={social} variant="outline" name="provider" value={social}>
            {m.auth_social({ provider: signInNameOf(social) })}
          </SocialButton>
        ),
      )}
      <p className="type-fine text-muted">{m.auth_social_note()}</p>
    </Form>
  )
}

function SocialButton({ social, ...rest }: { social: SignInName } & ComponentProps<typeof Button>) {
  const isBusy = useNavigation().formData?.get('provider') === social
  const busyText = m.auth_social_leaving({ provider: signInNameOf(social) })
  return (
    <Button type="submit" block busy={isBusy} busyText={busyText} icon={<ProviderMark social={social} />} {...rest} />
  )
}

type SignUpProps = { social: SignInName; next: string | null; shop: string }

/** An account with a provider, opened once its owner has agreed. The provider is asked after that. */
export function SocialSignUp({ social, next, shop }: SignUpProps) {
  const { errors, check, watch } = useFieldErrors(consentForm, undefined)
  return (
    <>
      <Form
        method="post"
        action="/auth/social"
        noValidate
        onSubmit={(event) => (check(event) ? clearSignInAttempt() : event.preventDefault())}
        {...watch}
        className="grid gap-5"
      >
        <p className="type-small text-muted">{m.auth_social_note()}</p>
        <input type="hidden" name="intent" value="sign-up" />
        <input type="hidden" name="provider" value={social} />
        {next && <input type="hidden" name="next" value={next} />}
        <ConsentBoxes shop={shop} errors={errors} />
        <SocialButton social={social}>{m.auth_social_sign_up({ provider: signInNameOf(social) })}</SocialButton>
      </Form>
      <Link to={authPathTo('sign-up', { next })} className={quietLink}>
        {m.auth_social_by_email()}
      </Link>
    </>
  )
}

const shapes: Record<SignInName, string> = {
  google:
    'M21.6 12.2c0-.7-.1-1.4-.2-2H12v3.9h5.4a4.6 4.6 0 0 1-2 3v2.5h3.2c1.9-1.7 3-4.3 3-7.4ZM12 22c2.7 0 5-.9 6.600-2.400l-3.200-2.500c-.9.600-2 1-3.400 1-2.600 0-4.800-1.800-5.600-4.100H3.100v2.600A10 10 0 0 0 12 22ZM6.400 13.900a6 6 0 0 1 0-3.800V7.500H3.100a10 10 0 0 0 0 9l3.300-2.600ZM12 5.900c1.500 0 2.800.5 3.800 1.500l2.900-2.900A10 10 0 0 0 3.100 7.500l3.300 2.600C7.200 7.700 9.400 5.900 12 5.900Z',
  facebook:
    'M22 12a10 10 0 1 0-11.600 9.900v-7H7.900V12h2.500V9.800c0-2.500 1.500-3.900 3.800-3.900 1.100 0 2.200.2 2.200.2v2.500h-1.300c-1.200 0-1.600.8-1.600 1.600V12h2.800l-.4 2.900h-2.300v7A10 10 0 0 0 22 12Z',
}

const ProviderMark = ({ social }: { social: SignInName }) => (
  <svg aria-hidden width="20" height="20" viewBox="0 0 24 24" fill="currentColor">
    <path d={shapes[social]} />
  </svg>
)
