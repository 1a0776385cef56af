import { data } from 'react-router'
import { db } from '#platform/postgres/db.server.ts'
import { isUuid } from '#shop/catalogue/is-uuid.ts'
import { answerQuestion } from '#shop/reviews/questions/answer-question.ts'
import { moderateContent } from '#shop/reviews/moderation/moderate-content.ts'
import { readForm, type Rejected } from '#web/admin-kit/form/read-form.ts'
import { moderationForm } from './moderation-form.ts'
import { answerWords } from './official-words.ts'

type Work = { intent: string; done: string; rejected?: Rejected; work: () => Promise<unknown> }
type Person = { id: string; actor: string }

/** What a form of a question's page asks for: a decision on it or on an answer, an answer of the shop, or its correction. */
export function questionActionOf(questionId: string, form: FormData, { id: userId, actor }: Person): Work {
  const intent = String(form.get('intent'))
  const [verb = '', which] = intent.split(':')
  if (which !== undefined && !isUuid(which)) throw data(null, { status: 400 })
  if ((verb === 'answer' || verb === 'correct') && which) {
    const { value, rejected } = readForm(answerWords, form)
    const said = { text: value?.vi ?? '', textEn: value?.en ?? null }
    const seen = String(form.get('version') ?? '')
    const answer = { id: which, questionId, userId, name: '', official: true, ...said }
    const work = () => answerQuestion(db, actor, { ...answer, seen })
    return { intent, done: verb, rejected, work }
  }
  const asked = new FormData()
  asked.set('intent', verb)
  asked.set('why', String(form.get('why') ?? ''))
  const { value, rejected } = readForm(moderationForm, asked)
  const about = which ? { kind: 'answer' as const, id: which } : { kind: 'question' as const, id: questionId }
  return { intent, done: verb, rejected, work: () => moderateContent(db, actor, { ...about, ...value! }) }
}
