import { Link } from 'react-router'
import { Notice } from '#ui/notice.tsx'
import { m } from '#words/messages.js'

/** Why an answer is not to be relied on alone, and who helps. */
export const AdviceWarning = ({ children }: { children: string }) => (
  <Notice tone="warning" className="mt-4">
    {children}
    <Link to="/contact" className="link flex min-h-11 w-fit items-center">
      {m.advice_warning_ask()}
    </Link>
  </Notice>
)
