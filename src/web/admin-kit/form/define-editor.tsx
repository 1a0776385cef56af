import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import { HeadLinks, type HeadLink } from '../page/head-links.tsx'
import { PageHead } from '../page/page-head.tsx'
import type { Answer } from './answer.ts'
import { EditorForm, type Editing, type EditorFormProps } from './editor-form.tsx'
import { Outcome } from './outcome.tsx'
import { TypedConfirm } from './typed-confirm.tsx'

type Head = { title: string; note?: ReactNode; children: ReactNode }

type EditorPage = Omit<EditorFormProps, 'editing' | 'answer' | 'children' | 'className'> & {
  title: string
  note?: ReactNode
  back?: { to: string; label: string }
  tags?: ReactNode
  /** where one goes from the head of the page */
  links?: HeadLink[]
  /** at the right of the title */
  actions?: ReactNode
  /** how wide it is */
  width?: string
  /** what stands around it in place of the usual head of a page */
  frame?: (page: Head) => ReactNode
  /** what was done, said above */
  done?: string | null | false
  /** around the form, outside of it */
  above?: ReactNode
  below?: ReactNode
  fields: ReactNode
  /** for good, once the name of what goes is typed */
  remove?: { intent: string; title: string; word: string; note: ReactNode } | false
}

type Page = { loaderData: { editing: Editing }; actionData?: Answer }

/**
 * The page of an editor from what is peculiar to it. Head, what came of what was sent, the form with its conflicts, what was typed, its bar
 * or button, the question before leaving and the removal are drawn here. Its loader answers `editing` (`editingOf`), its action is
 * `answerIntents`, which saves by `saveMerged`. It is declared at each drawing, in the language of the visit.
 */
export const defineEditor = <P extends Page>(declare: (page: P) => EditorPage) =>
  function DrawnEditor(page: P) {
    const { title, note, back, tags, links, actions, width, frame, ...rest } = declare(page)
    const { done, above, below, fields, remove, ...form } = rest
    const { actionData: answer, loaderData } = page
    const parts = (
      <>
        <Outcome answer={answer} done={done || undefined} />
        {above}
        <EditorForm {...form} editing={loaderData.editing} answer={answer}>
          {fields}
        </EditorForm>
        {below}
        {remove && (
          <TypedConfirm intent={remove.intent} title={remove.title} word={remove.word} answer={answer}>
            <p className="text-muted">{remove.note}</p>
          </TypedConfirm>
        )}
      </>
    )
    if (frame) return frame({ title, note, children: parts })
    return (
      <>
        <PageHead {...{ title, note, back, tags }}>{actions ?? (links && <HeadLinks links={links} />)}</PageHead>
        <div className={cx('grid gap-5', width)}>{parts}</div>
      </>
    )
  }
