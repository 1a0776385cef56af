import { useEffect, useRef, type ComponentProps } from 'react'
import { Notice } from '#ui/notice.tsx'
import type { AuthAnswer } from './auth-answer.ts'

type Props = ComponentProps<typeof Notice> & { answer?: AuthAnswer }

/**
 * Scrolls the result of a form into view, because on a phone the button may be far below. After a refusal the focus stays in the form;
 * after a success the form is gone, so the notice takes the focus.
 */
export function AnswerNotice({ answer, ...notice }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (answer?.isDone) box.current?.focus()
    else box.current?.scrollIntoView({ block: 'nearest' })
  }, [answer])
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-4 outline-none">
      <Notice {...notice} />
    </div>
  )
}
