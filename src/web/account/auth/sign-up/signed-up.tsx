import { Link } from 'react-router'
import { m } from '#words/messages.js'
import type { AuthAnswer } from '../auth-answer.ts'
import { quietLink } from '../auth-card.tsx'
import { ResendForm } from './resend-form.tsx'
import { AnswerNotice } from '../answer-notice.tsx'
import { authPathTo } from '../auth-view.ts'

/** After signing up: the letter is on its way, whoever the address belongs to. */
export const SignedUp = ({ answer, next }: { answer: AuthAnswer; next: string | null }) => (
  <>
    <AnswerNotice answer={answer.intent === 'sign-up' ? answer : undefined} tone="success" title={m.auth_signed_up()}>
      {m.auth_signed_up_text({ email: answer.typed?.email ?? '' })}
    </AnswerNotice>
    <ResendForm answer={answer} />
    <Link to={authPathTo('sign-in', { next })} className={quietLink}>
      {m.auth_back_in()}
    </Link>
  </>
)
