import { Link } from 'react-router'
import { m } from '#words/messages.js'
import type { Answer } from './answer.ts'
import { quietLink } from './auth-card.tsx'
import { ResendForm } from './resend-form.tsx'
import { Said } from './said.tsx'
import { pathTo } from './view.ts'

/** After signing up: the letter is on its way, whoever the address belongs to. */
export const SignedUp = ({ answer, next }: { answer: Answer; next: string | null }) => (
  <>
    <Said answer={answer.intent === 'sign-up' ? answer : undefined} tone="success" title={m.auth_signed_up()}>
      {m.auth_signed_up_text({ email: answer.typed?.email ?? '' })}
    </Said>
    <ResendForm answer={answer} />
    <Link to={pathTo('sign-in', { next })} className={quietLink}>
      {m.auth_back_in()}
    </Link>
  </>
)
