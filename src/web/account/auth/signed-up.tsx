import { MailCheck } from 'lucide-react'
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
    <MailCheck aria-hidden size={40} strokeWidth={1.5} className="text-accent" />
    <Notice tone="success">{m.auth_signed_up()}</Notice>
    <p>{m.auth_signed_up_text({ email: answer.typed?.email ?? '' })}</p>
    <ResendForm answer={answer} />
    <Link to={pathTo('sign-in', { next })} className={quietLink}>
      {m.auth_back_in()}
    </Link>
  </>
)
