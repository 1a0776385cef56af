import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { m } from '#words/messages.js'

type Props = { text: string; onRetry: () => void; className?: string }

/** Stands where part of a page failed to load: names what is missing and offers to try again. */
export const LoadError = ({ text, onRetry, className }: Props) => (
  <Notice
    tone="error"
    className={className}
    action={
      <Button type="button" size="sm" variant="outline" onClick={onRetry}>
        {m.error_retry()}
      </Button>
    }
  >
    {text}
  </Notice>
)
