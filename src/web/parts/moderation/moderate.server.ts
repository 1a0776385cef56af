import { z } from 'zod'
import { orRefusal } from '#kit/refusal.ts'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { answerQuestion } from '#shop/reviews/questions/answer-question.ts'
import { findOfficialWords } from '#shop/reviews/moderation/find-content-versions.ts'
import { moderateContent } from '#shop/reviews/moderation/moderate-content.ts'
import { officialForm } from '#shop/reviews/questions/question-form.ts'
import { replyToReview } from '#shop/reviews/reply-to-review.ts'
import { moderatedKinds } from '#shop/reviews/review.ts'
import { m } from '#words/messages.js'

const form = z.discriminatedUnion('intent', [
  z.object({
    intent: z.enum(['shown', 'hidden']),
    kind: z.enum(moderatedKinds),
    id: z.uuid(),
    version: z.string().optional(),
  }),
  z.object({ intent: z.literal('reply'), id: z.uuid(), version: z.string().optional(), text: z.string() }),
  z.object({
    intent: z.literal('answer'),
    id: z.uuid(),
    key: z.uuid(),
    version: z.string().optional(),
    text: z.string(),
  }),
])

type ModerationDone = 'shown' | 'hidden' | 'reply' | 'answer'
/** `version`: the mark of what the shop has said by now, so that whoever was told of it may send again. */
export type ModerationResult = {
  done?: ModerationDone
  id?: string
  refusal?: string
  typed?: string
  version?: string
}

type Moderator = { id: string; actor: string }

/** Carries out a moderator's form, or returns why not, with what was typed. */
export async function moderate({ id: userId, actor }: Moderator, sent: FormData): Promise<ModerationResult> {
  const read = form.safeParse(Object.fromEntries(sent))
  if (!read.success) return { refusal: m.moderation_unread() }
  const { data: input } = read
  if ('kind' in input)
    return apply(
      input,
      moderateContent(db, actor, {
        kind: input.kind,
        id: input.id,
        state: input.intent,
        expectedVersion: input.version,
      }),
    )
  const expectedVersion = input.version
  if (input.intent === 'reply' && !input.text.trim())
    return apply(input, replyToReview(db, actor, { id: input.id, text: null, expectedVersion }))
  const text = officialForm.safeParse({ text: input.text })
  if (!text.success) return { id: input.id, refusal: text.error.issues[0]!.message, typed: input.text }
  if (input.intent === 'reply')
    return apply(input, replyToReview(db, actor, { id: input.id, text: text.data.text, expectedVersion }))
  // Answers appear in the shop's name: the row keeps the author, the page does not show it.
  const answer = { id: input.key, questionId: input.id, userId, name: '', official: true, text: text.data.text }
  return apply(input, answerQuestion(db, actor, { ...answer, expectedVersion }))
}

async function apply(
  input: { intent: ModerationDone; id: string; text?: string },
  work: Promise<unknown>,
): Promise<ModerationResult> {
  const { refusal } = await orRefusal(work)
  if (refusal) {
    const version = await officialVersionOf(input)
    return { id: input.id, refusal: refusal.say(requestLocale()), typed: input.text, version }
  }
  return { id: input.id, done: input.intent }
}

async function officialVersionOf({ intent, id }: { intent: ModerationDone; id: string }) {
  if (intent !== 'reply' && intent !== 'answer') return
  return (await findOfficialWords(db, intent === 'reply' ? 'review' : 'question', [id])).get(id)?.mark
}
