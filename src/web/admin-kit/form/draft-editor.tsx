import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, buttonClass } from '#ui/button.tsx'
import { Tag } from '#ui/tag.tsx'
import { m } from '#words/messages.js'
import { PageHead } from '../page/page-head.tsx'
import { answerTo, type Answer } from './answer.ts'
import type { DescribeField } from './conflicts.tsx'
import { Editor } from './editor.tsx'
import { Outcome } from './outcome.tsx'

type Props = {
  title: string
  note: string
  /** beside the way to the shop as it is */
  preview?: ReactNode
  isDraft: boolean
  answer: Answer | undefined
  done?: string
  version: string
  labels: Record<string, string>
  /** a field of the form: what was typed into it comes back with an answer only when nothing was saved */
  probe: string
  /** what the button is called that has all as it was at the beginning */
  usual: string
  say?: DescribeField
  rowLabels?: Record<string, string>
  /** below everything that is edited */
  after?: ReactNode
  className?: string
  children: ReactNode
}

/** One frame for what the shop says first: arranged in a draft that stays until it is published or thrown away. */
export function DraftEditor({ title, note, preview, isDraft, answer, done, labels, probe, ...rest }: Props) {
  const { version, usual, after, className, children, say, rowLabels } = rest
  const { values } = answerTo(answer, 'save')
  return (
    <>
      <PageHead title={title} tags={isDraft && <Tag tone="brass">{m.home_unpublished()}</Tag>} note={note}>
        <div className="flex flex-wrap gap-3">
          {preview}
          <a href="/" target="_blank" className={buttonClass({ size: 'sm', variant: 'quiet' })}>
            <ExternalLink aria-hidden size={18} strokeWidth={1.7} />
            {m.home_see()}
          </a>
        </div>
      </PageHead>
      <div className={`grid gap-5 ${className}`}>
        <Outcome answer={answer} done={done} />
        <Editor
          key={values.version ?? version}
          stays
          version={values.version ?? version}
          saved={version}
          labels={labels}
          save={m.home_save_draft()}
          also={{ intent: 'publish', label: m.home_publish() }}
          dirty={probe in values}
          answer={answer}
          say={say}
          rowLabels={rowLabels}
          note={isDraft ? m.home_draft_note() : undefined}
          className="grid gap-5"
        >
          {children}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" name="intent" value="usual" size="sm" variant="quiet">
              {usual}
            </Button>
            {isDraft && (
              <Button type="submit" name="intent" value="discard" size="sm" variant="quiet">
                {m.home_discard()}
              </Button>
            )}
          </div>
          {after}
        </Editor>
      </div>
    </>
  )
}
