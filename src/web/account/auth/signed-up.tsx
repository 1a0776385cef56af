import { Link } from 'react-router'
import { Notice } from '#ui/notice.tsx'
import { m } from '#words/messages.js'
import type { Answer } from './answer.ts'
import { quietLink } from './auth-card.tsx'
import { ResendForm } from './resend-form.tsx'
import { pathTo } from './view.ts'

/** After signing up: the letter is on its way, whoever the address belongs to. */
export const SignedUp = ({ answer, next }: { answer: Answer; next: string | null }) => (
  <>
    <Notice tone="success" title={m.auth_signed_up()}>
      {m.auth_signed_up_text({ email: answer.typed?.email ?? '' })}
    </Notice>
    <ResendForm answer={answer} />
    <Link to={pathTo('sign-in', { next })} className={quietLink}>
      {m.auth_back_in()}
    </Link>
  </>
)
