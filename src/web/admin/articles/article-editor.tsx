import { useState, useEffect, useRef } from 'react'
import { inputOf } from '#kit/declare-fields.ts'
import { locales } from '#kit/localized.ts'
import { articleFields } from '#shop/content/article-fields.ts'
import { Field } from '#ui/fields/field.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { m } from '#words/messages.js'
import { answerTo, type Answer } from '#web/admin-kit/form/answer.ts'
import { Editor } from '#web/admin-kit/form/editor.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { CoverField } from '#web/admin-kit/pictures/cover-field.tsx'
import { articleLanguageWords, articlePartWords } from './article-parts.ts'
import { ArticleTexts } from './article-texts.tsx'
import type { ArticleEditorView } from './read-article-editor.ts'
import { useNavigation } from 'react-router'

const pauseMs = 2000

/** Saves what is typed as a draft on the server after a pause, so that a lost connection or a closed laptop loses nothing. */
function useAutosave(id: string) {
  const [draftNote, setKept] = useState<string>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const request = useRef<AbortController>(undefined)
  const { state } = useNavigation()
  useEffect(() => {
    // Once the form is submitted, no draft needs to be saved; one that arrives after the save would stand as unsaved work.
    if (state !== 'idle') {
      clearTimeout(timer.current)
      request.current?.abort()
    }
    return () => clearTimeout(timer.current)
  }, [state])
  async function saveDraft(form: HTMLFormElement) {
    const body = new FormData(form)
    body.set('intent', 'keep')
    request.current?.abort()
    request.current = new AbortController()
    try {
      // Uses fetch instead of the router: a draft is no navigation and must not reload the page data.
      const answer = await fetch(`/admin/posts/keep/${id}`, { method: 'POST', body, signal: request.current.signal })
      const time = new Date().toLocaleTimeString('vi-VN', { hour: '2-digit', minute: '2-digit' })
      setKept(answer.ok && !answer.redirected ? m.post_kept({ time }) : m.post_not_kept())
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) setKept(m.post_not_kept())
    }
  }
  const saveDraftSoon = (form: HTMLFormElement) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void saveDraft(form), pauseMs)
  }
  return { draftNote, saveDraftSoon }
}

/** Buttons outside the editor submit its whole form, so typed values are sent too. */
export const articleFormId = 'post'

/** Names of changed fields in the save bar. */
const labels = () => ({
  at: m.post_at(),
  category: m.post_category(),
  rank: m.post_rank(),
  cover: m.post_cover(),
  ...Object.fromEntries(
    locales.flatMap((locale) =>
      [
        ...Object.entries(articlePartWords()),
        ['doc', m.post_body()] as const,
        ['markdown', m.post_body()] as const,
        ['body', m.post_body()] as const,
      ].map(([part, label]) => [`${locale}.${part}`, `${label} (${articleLanguageWords[locale]()})`]),
    ),
  ),
})

/** One form for the whole article, with both languages side by side. */
export function ArticleEditor({ post, answer }: { post: ArticleEditorView; answer?: Answer }) {
  const { errors, values: sent } = answerTo(answer, 'save')
  const values = { ...post.fields, ...sent }
  const [typed, setTyped] = useState<Record<string, string>>(values)
  const { draftNote, saveDraftSoon } = useAutosave(post.id)
  return (
    <Editor
      id={articleFormId}
      // URL-encoded, each Vietnamese letter takes up to nine bytes, and a long article would exceed the body limit.
      encType="multipart/form-data"
      labels={labels()}
      version={values.version ?? post.version}
      saved={post.version}
      dirty={post.draftAt !== null || answer?.intent === 'save'}
      answer={answer?.intent === 'save' ? answer : undefined}
      describe={(name, value) =>
        name === 'category' ? post.categories.find((one) => one.value === value)?.label : undefined
      }
      note={draftNote}
      secondSave={post.state === 'published' ? undefined : { intent: 'publish', label: m.post_do_publish() }}
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
      onInput={(form) => {
        setTyped(Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, `${value}`])))
        saveDraftSoon(form)
      }}
    >
      <div className="grid items-start gap-5 lg:grid-cols-2">
        {locales.map((locale) => (
          <ArticleTexts key={locale} {...{ locale, post, values, typed, errors }} />
        ))}
      </div>
      <Panel title={m.post_place()}>
        <div className="grid gap-4 md:grid-cols-3">
          {post.kind === 'post' && (
            <SelectField
              label={m.post_category()}
              name="category"
              error={errors.category}
              defaultValue={values.category}
              placeholder={m.post_no_category()}
              options={post.categories}
            />
          )}
          <Field label={m.post_rank()} hint={m.post_rank_hint()} error={errors.rank}>
            <TextInput {...inputOf(articleFields.rank)} defaultValue={values.rank} />
          </Field>
          <CoverField value={values.cover ?? ''} error={errors.cover} />
        </div>
      </Panel>
    </Editor>
  )
}
