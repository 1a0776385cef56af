import type { Db } from '#platform/postgres/db.server.ts'
import { isEmailWanted } from './is-email-wanted.ts'
import { emailTopics, type EmailTopic } from './email-topic.ts'

/** Each topic, and whether this user wants it. */
export async function listEmailChoices(db: Db, userId: string) {
  const choices: { topic: EmailTopic; wanted: boolean }[] = []
  for (const topic of emailTopics) choices.push({ topic, wanted: await isEmailWanted(db, userId, topic) })
  return choices
}
