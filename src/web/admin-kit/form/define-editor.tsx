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
  /** Links in the page head. */
  links?: HeadLink[]
  /** Buttons at the right of the title; they replace `links`. */
  actions?: ReactNode
  /** Class name for the width of the page. */
  width?: string
  /** Replaces the page head and the layout. */
  frame?: (page: Head) => ReactNode
  /** Success message above the form. */
  done?: string | null | false
  /** Content before and after the form. */
  above?: ReactNode
  below?: ReactNode
  fields: ReactNode
  /** Permanent removal, confirmed by typing the name of the record. */
  remove?: { intent: string; title: string; word: string; note: ReactNode } | false
}

type Page = { loaderData: { editing: Editing }; actionData?: Answer }

/**
 * Builds the page of an editor from its declaration. It draws the head, the outcome of the last submit, the form with its conflicts, the
 * save bar or button, the question before leaving with unsaved changes, and the removal. The loader returns `editing` (`editingOf`), the
 * action is `answerIntents`, which saves with `saveMerged`. The declaration runs at each render, so that its words follow the language.
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
