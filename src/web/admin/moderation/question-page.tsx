import { data, redirect } from 'react-router'
import { useState } from 'react'
import { orRefusal } from '#kit/refusal.ts'
import { db } from '#platform/postgres/db.server.ts'
import { versionMarkOf } from '#platform/forms/refuse-changed.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { isUuid } from '#kit/is-uuid.ts'
import { ProductName } from '#shop/catalogue/texts/product-name.tsx'
import { correctAnswer } from '#shop/reviews/questions/correct-answer.ts'
import { findQuestionForStaff } from '#shop/reviews/moderation/find-for-moderation.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { readDoneParam } from '#web/admin-kit/form/read-done-param.ts'
import { saveMerged, versionOf } from '#web/admin-kit/form/merge-form.server.ts'
import { Outcome } from '#web/admin-kit/form/outcome.tsx'
import { readForm, typedValues, type Rejected } from '#web/admin-kit/form/read-form.ts'
import { errorAnswerTo } from '#web/admin-kit/form/error-answer-to.ts'
import { PageHead } from '#web/admin-kit/page/page-head.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { CustomerAnswer } from './customer-answer.tsx'
import { ModerationFacts } from './moderation-facts.tsx'
import { OfficialEditor } from './official-editor.tsx'
import { officialFieldValues } from './official-field-values.ts'
import { answerWords } from './official-words.ts'
import { ModerationStateTag } from './moderation-words.tsx'
import type { Route } from './+types/question-page.ts'
import { answerQuestion } from '#shop/reviews/questions/answer-question.ts'
import { moderateContent } from '#shop/reviews/moderation/moderate-content.ts'
import { moderationForm } from './moderation-form.ts'

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: loaderData
      ? m.moderation_question_about({ product: loaderData.row.product })
      : m.moderation_admin_questions(),
  })

const doneWords = {
  shown: () => m.moderation_done_shown(),
  hidden: () => m.moderation_done_hidden(),
  answer: () => m.moderation_done_answer(),
  correct: () => m.moderation_answer_corrected(),
}

export async function loader({ params, url }: Route.LoaderArgs) {
  const found = isUuid(params.id) ? await findQuestionForStaff(db, requestLocale(), params.id) : undefined
  if (!found) throw data(null, { status: 404 })
  const { question, answers, ...about } = found
  const { userId: _who, email, ...asked } = question
  const done = readDoneParam(doneWords, url)
  return {
    row: { ...asked, ...about, isMailed: email !== null },
    answers: answers.map(({ userId: _writer, ...answer }) => ({
      ...answer,
      version: versionOf(officialFieldValues(answer.text, answer.textEn)),
    })),
    answered: answeredMark(answers),
    done,
  }
}

type AnswerRef = { id: string; official: boolean }
const answeredMark = (answers: AnswerRef[]) =>
  versionMarkOf(answers.filter(({ official }) => official).map(({ id }) => id))

export async function action({ request, params, context }: Route.ActionArgs) {
  if (!isUuid(params.id)) throw data(null, { status: 404 })
  const form = await request.formData()
  const person = context.get(adminContext)
  const { intent, done, rejected, work } = questionActionOf(params.id, form, person)
  const fail = errorAnswerTo(intent)
  if (intent.startsWith('correct:')) {
    const { failure: answer } = await saveCorrection(person.actor, params.id, form)
    return answer ? fail(answer) : redirect(`/admin/questions/${params.id}?done=${done}`, 303)
  }
  if (rejected) return fail(rejected)
  const { refusal } = await orRefusal(work())
  if (!refusal) return redirect(`/admin/questions/${params.id}?done=${done}`, 303)
  // The refusal is shown once: the next save carries the new version, because its author has seen the other answer.
  const answers = (await findQuestionForStaff(db, requestLocale(), params.id))?.answers ?? []
  const version = answeredMark(answers)
  return fail({ refusal: refusal.say(requestLocale()), values: { ...typedValues(form), version } })
}

const saveCorrection = (actor: Actor, questionId: string, form: FormData) => {
  const answerId = String(form.get('intent')).slice('correct:'.length)
  return saveMerged({
    form,
    async read() {
      const { answers = [] } = (await findQuestionForStaff(db, requestLocale(), questionId)) ?? {}
      return answers.find(({ id }) => id === answerId)
    },
    fields: (saved) => officialFieldValues(saved?.text, saved?.textEn),
    async save(merged, saved) {
      const { value, rejected } = readForm(answerWords, merged)
      if (rejected) return { rejected }
      const expectedVersion = saved && versionMarkOf([saved.text, saved.textEn])
      return {
        done: await correctAnswer(db, actor, { id: answerId, text: value.vi, textEn: value.en, expectedVersion }),
      }
    },
  })
}

export default function QuestionPage({
  loaderData: { row, answers, answered, done },
  actionData,
}: Route.ComponentProps) {
  // A refused answer keeps its intent, also without scripts.
  const refusedIntent = actionData?.intent.startsWith('answer:') ? actionData.intent : undefined
  const [fresh] = useState(() => refusedIntent ?? `answer:${crypto.randomUUID()}`)
  const own = answers.filter(({ official }) => official)
  const others = answers.filter(({ official }) => !official)
  const mailed: [string, React.ReactNode][] = [
    [m.moderation_told(), row.isMailed ? m.moderation_told_mail() : m.moderation_told_not()],
  ]
  return (
    <>
      <PageHead
        back={{ to: '/admin/questions', label: m.moderation_admin_questions() }}
        title={<ProductName name={row.product} within={m.moderation_question_about({ product: row.product })} />}
        tags={<ModerationStateTag state={row.state} />}
      />
      <div className="grid gap-5">
        <Outcome answer={actionData} done={done && doneWords[done]()} />
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_23.5rem]">
          <div className="grid min-w-0 gap-5">
            <Panel title={m.moderation_question()}>
              <p lang={row.locale} className="max-w-[72ch] break-words whitespace-pre-line text-ink">
                {row.text}
              </p>
            </Panel>
            {own.map(({ id, text, textEn, state, version }) => (
              <Panel key={id} title={m.moderation_answer_text()} aside={<ModerationStateTag state={state} />}>
                <OfficialEditor
                  key={`${text}|${textEn}`}
                  intent={`correct:${id}`}
                  version={version}
                  saved={{ vi: text, en: textEn }}
                  answer={actionData}
                  hint={m.moderation_correct_hint()}
                  save={m.admin_editor_save()}
                />
              </Panel>
            ))}
            {(refusedIntent || own.length === 0) && (
              <Panel title={m.moderation_answer_text()}>
                <OfficialEditor
                  intent={refusedIntent ?? fresh}
                  version={answered}
                  saved={{ vi: null, en: null }}
                  answer={actionData}
                  hint={m.moderation_answer_hint()}
                  save={m.moderation_answer_send()}
                />
              </Panel>
            )}
            {others.length > 0 && (
              <Panel title={m.moderation_customer_answers()}>
                <ul className="grid gap-4">
                  {others.map((answer) => (
                    <CustomerAnswer key={answer.id} {...answer} reply={actionData} />
                  ))}
                </ul>
              </Panel>
            )}
          </div>
          <ModerationFacts row={row} place="/admin/questions" more={mailed} answer={actionData} />
        </div>
      </div>
    </>
  )
}

type Work = { intent: string; done: string; rejected?: Rejected; work: () => Promise<unknown> }
type Person = { id: string; actor: string }

/** The action of a form on the page: decide on the question or an answer, add an answer of the shop, or correct one. */
function questionActionOf(questionId: string, form: FormData, { id: userId, actor }: Person): Work {
  const intent = String(form.get('intent'))
  const [verb = '', answerId] = intent.split(':')
  if (answerId !== undefined && !isUuid(answerId)) throw data(null, { status: 400 })
  if ((verb === 'answer' || verb === 'correct') && answerId) {
    const { value, rejected } = readForm(answerWords, form)
    const answerTexts = { text: value?.vi ?? '', textEn: value?.en ?? null }
    const expectedVersion = String(form.get('version') ?? '')
    const answer = { id: answerId, questionId, userId, name: '', official: true, ...answerTexts }
    const work = () => answerQuestion(db, actor, { ...answer, expectedVersion })
    return { intent, done: verb, rejected, work }
  }
  const noticeForm = new FormData()
  noticeForm.set('intent', verb)
  noticeForm.set('why', String(form.get('why') ?? ''))
  const version = form.get('version')
  if (version !== null) noticeForm.set('version', version)
  const { value, rejected } = readForm(moderationForm, noticeForm)
  const about = answerId ? { kind: 'answer' as const, id: answerId } : { kind: 'question' as const, id: questionId }
  return { intent, done: verb, rejected, work: () => moderateContent(db, actor, { ...about, ...value! }) }
}
