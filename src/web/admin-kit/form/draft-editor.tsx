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
  /** Shown beside the link to the live shop. */
  preview?: ReactNode
  isDraft: boolean
  answer: Answer | undefined
  done?: string
  version: string
  labels: Record<string, string>
  /** Name of a field of the form. Its typed value comes back in the answer only when nothing was saved, which marks the form as unsaved. */
  probeField: string
  /** Label of the button that restores the defaults. */
  resetLabel: string
  describe?: DescribeField
  rowLabels?: Record<string, string>
  /** Content after the fields. */
  below?: ReactNode
  className?: string
  children: ReactNode
}

/** Editor with a draft that stays until it is published or discarded, for the home page and the menus. */
export function DraftEditor({ title, note, preview, isDraft, answer, done, labels, probeField, ...rest }: Props) {
  const { version, resetLabel, below, className, children, describe, rowLabels } = rest
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
          keepsScroll
          version={values.version ?? version}
          saved={version}
          labels={labels}
          save={m.home_save_draft()}
          secondSave={{ intent: 'publish', label: m.home_publish() }}
          dirty={probeField in values}
          answer={answer}
          describe={describe}
          rowLabels={rowLabels}
          note={isDraft ? m.home_draft_note() : undefined}
          className="grid gap-5"
        >
          {children}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" name="intent" value="usual" size="sm" variant="quiet">
              {resetLabel}
            </Button>
            {isDraft && (
              <Button type="submit" name="intent" value="discard" size="sm" variant="quiet">
                {m.home_discard()}
              </Button>
            )}
          </div>
          {below}
        </Editor>
      </div>
    </>
  )
}
