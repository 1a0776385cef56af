import { signInNameOf, type SignInName } from '#providers/sign-in.ts'
import { Form, useNavigation } from 'react-router'
import { Button } from '#ui/button.tsx'
import { forgetSignIn } from '#web/shell/session/sign-in-attempts.ts'
import { m } from '#words/messages.js'
import { ProviderMark } from './provider-mark.tsx'

/** Under the form for e-mail; only those whose keys the shop has. */
export function SocialButtons({ socials }: { socials: readonly SignInName[] }) {
  const going = useNavigation().formData?.get('provider')
  if (!socials.length) return null
  return (
    <Form method="post" action="/auth/social" onSubmit={forgetSignIn} className="grid gap-3">
      <p className="flex items-center gap-3 type-small text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {m.auth_or()}
      </p>
      {socials.map((social) => (
        <Button
          key={social}
          type="submit"
          name="provider"
          value={social}
          variant="outline"
          block
          busy={going === social}
          busyText={m.auth_social_leaving({ provider: signInNameOf(social) })}
          icon={<ProviderMark social={social} />}
        >
          {m.auth_social({ provider: signInNameOf(social) })}
        </Button>
      ))}
      <p className="type-fine text-muted">{m.auth_social_note()}</p>
    </Form>
  )
}
