import type { Db } from '#platform/db.server.ts'
import { isMailWanted } from './is-mail-wanted.ts'
import { mailTopics, type MailTopic } from './mail-topic.ts'

/** Each topic with whether this person wants it. */
export async function listWantedMail(db: Db, userId: string) {
  const wanted: { topic: MailTopic; wanted: boolean }[] = []
  for (const topic of mailTopics) wanted.push({ topic, wanted: await isMailWanted(db, userId, topic) })
  return wanted
}
