import { useEffect, useRef, type ComponentProps } from 'react'
import { Notice } from '#ui/notice.tsx'
import type { AuthAnswer } from './auth-answer.ts'

type Props = ComponentProps<typeof Notice> & { answer?: AuthAnswer }

/** What became of a form, brought to where it is seen: on a phone the button stands far below. After a refusal the focus stays where one goes on typing; after a success its place is gone. */
export function AnswerNotice({ answer, ...notice }: Props) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (answer?.isDone) place.current?.focus()
    else place.current?.scrollIntoView({ block: 'nearest' })
  }, [answer])
  return (
    <div ref={place} tabIndex={-1} className="scroll-mt-4 outline-none">
      <Notice {...notice} />
    </div>
  )
}
