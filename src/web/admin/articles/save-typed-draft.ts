import type { Db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import type { EditedArticle } from '#shop/content/articles/find-to-edit.ts'
import { saveArticleDraft } from '#shop/content/articles/save-article-draft.ts'
import { readPublishTime } from './article-actions.ts'
import { readArticleEditor } from './read-article-editor.ts'
import { saveTypedArticle } from './save-typed-article.ts'
import { articleFieldsIn } from './typed-article.ts'

type Sent = { article: EditedArticle; ownerId: string; form: FormData }

/**
 * What stands in the editor when a button beside it is pressed. What is to come out later is saved first, or answered with what to mend;
 * what is taken back is left as it was for its readers, and what was typed is kept as a draft.
 */
export async function saveTypedDraft(db: Db, actor: string, { article, ownerId, form }: Sent) {
  const fields = articleFieldsIn(form)
  if (!Object.keys(fields).some((name) => name.startsWith('vi.'))) return
  if (form.get('intent') === 'schedule') {
    const answer = readPublishTime(form).rejected
      ? undefined
      : await saveTypedArticle(db, actor, { article, ownerId, form })
    if (answer) return answer
    if (!readPublishTime(form).rejected) return
  }
  const held = (await readArticleEditor(db, requestLocale(), article, ownerId)).fields
  const isChanged = Object.entries(held).some(
    ([name, text]) => name in fields && oneLine(fields[name]) !== oneLine(text),
  )
  if (isChanged) await saveArticleDraft(db, { articleId: article.id, ownerId, fields })
}

const oneLine = (text = '') => text.replaceAll('\r\n', '\n')
