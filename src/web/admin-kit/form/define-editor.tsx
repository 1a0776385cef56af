import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { cx } from '#ui/cx.ts'
import { HeadLinks, type HeadLink } from '../page/head-links.tsx'
import { PageHead } from '../page/page-head.tsx'
import type { Answer } from './answer.ts'
import { EditorForm, type Editing, type EditorFormProps } from './editor-form.tsx'
import { Outcome } from './outcome.tsx'
import { TypedConfirm } from './typed-confirm.tsx'

type Head = { title: string; note?: ReactNode; children: ReactNode }

type EditorPage = {
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
  /** Shown above the form instead of the answer to the last submit; `null` shows none. */
  answer?: Answer | null
  /** Content before and after the form. */
  above?: ReactNode
  below?: ReactNode
  /** Permanent removal, confirmed by typing the name of the record. */
  remove?: { intent: string; title: string; word: string; note: ReactNode } | false
}

type FieldForm = Omit<EditorFormProps, 'editing' | 'answer' | 'children' | 'className'> & { fields: ReactNode }
/** An editor that keeps a state of its own, like rows that move, brings its own form: an `Editor` or an `EditorForm`. */
type OwnForm = { form: ReactNode }

type Page = { loaderData: object; actionData?: Answer }
type FieldPage = Page & { loaderData: { editing: Editing } }

/**
 * Builds the page of an editor from its declaration. It draws the head, the outcome of the last submit, the form with its conflicts, the
 * save bar or button, the question before leaving with unsaved changes, and the removal. The loader returns `editing` (`editingOf`), the
 * action is `answerIntents`, which saves with `saveMerged`. The declaration runs at each render, so that its words follow the language.
 */
export function defineEditor<P extends FieldPage>(declare: (page: P) => EditorPage & FieldForm): (page: P) => ReactNode
export function defineEditor<P extends Page>(declare: (page: P) => EditorPage & OwnForm): (page: P) => ReactNode
export function defineEditor<P extends FieldPage>(declare: (page: P) => EditorPage & (FieldForm | OwnForm)) {
  return function DrawnEditor(page: P) {
    const { pathname } = useLocation()
    const { title, note, back, tags, links, actions, width, frame, ...rest } = declare(page)
    const { answer = page.actionData, done, above, below, remove, ...form } = rest
    const parts = (
      <>
        <Outcome answer={answer ?? undefined} done={done || undefined} />
        {above}
        {'form' in form ? form.form : <DeclaredForm {...form} page={page} />}
        {below}
        {/* The key: what was typed to remove one record must not stay when the page goes on to another. */}
        {remove && (
          <TypedConfirm
            key={pathname}
            intent={remove.intent}
            title={remove.title}
            word={remove.word}
            answer={page.actionData}
          >
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
}

const DeclaredForm = ({ fields, page, ...form }: FieldForm & { page: FieldPage }) => (
  <EditorForm {...form} editing={page.loaderData.editing} answer={page.actionData}>
    {fields}
  </EditorForm>
)
