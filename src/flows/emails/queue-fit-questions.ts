import { sql } from 'drizzle-orm'
import { addDays } from '#kit/clock.ts'
import type { Locale } from '#kit/localized.ts'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'
import { bootDisciplines } from '#shop/catalogue/attributes/sizes.ts'
import { staff } from '#shop/identity/actor.ts'
import { queueToolEmail } from '#shop/notifications/queue/queue-tool-email.ts'
import type { EmailTopic } from '#shop/notifications/preferences/email-topic.ts'
import { setEmailChoice } from '#shop/notifications/preferences/set-email-choice.ts'
import type { LineOption } from '#shop/orders/order.ts'
import { stopFitQuestions } from '#shop/reviews/fit/stop-fit-questions.ts'
import { fitQuestionAfterDays } from '#shop/reviews/review.ts'
import { fitAnswers } from '#shop/reviews/schema.ts'
import { findSettings } from '#shop/settings/queries.ts'

/** Older deliveries are not asked any more: a shop that was down must not write to everybody at once. */
const daysLate = 45
const maxPerRun = 500
const topic: EmailTopic = 'reviews'

type Bought = {
  id: string
  orderId: string
  productId: string
  options: LineOption[]
  email: string
  locale: Locale
}

/** Once a day: asks how each boot fits that was delivered a fortnight ago and not returned. Each order line is asked about once. */
export async function queueFitQuestions(db: Db, at = new Date(), most = maxPerRun) {
  if ((await findSettings(db)).featuresOff.includes('advisers')) return
  for (const bought of await listBought(db, at, most)) await queueFitQuestion(db, bought)
}

const queueFitQuestion = (db: Db, { id, orderId, productId, options, email, locale }: Bought) =>
  db.transaction(async (tx) => {
    const of = (key: string) => options.find((option) => option.key === key)?.value ?? null
    const [inserted] = await tx
      .insert(fitAnswers)
      .values({ lineId: id, orderId, productId, size: of('size')!, width: of('width') })
      .onConflictDoNothing()
      .returning()
    if (inserted)
      await queueToolEmail(
        tx,
        { kind: 'fit-question', cause: `line:${id}`, to: email, locale, facts: { lineId: id } },
        orderId,
      )
  })

type Asked = { userId: string | null; email: string | null; ip: string | null }

/** By the stop link of a question: ends them for its address, and in the account of its order, whose pages tell which emails are sent. */
export const endFitQuestions = (db: Db, { userId, email, ip }: Asked) =>
  db.transaction(async (tx) => {
    if (userId) await setEmailChoice(tx, staff(userId), { userId, topic, wanted: false, ip })
    if (email) await stopFitQuestions(tx, email)
  })

/**
 * The oldest deliveries first. Who is not asked is left out here and not afterwards: such rows would return on each of the next days, and take the places of
 * others. An opt-out follows its user to a new address, so that it counts for orders under the former one too.
 */
const listBought = (db: Db, at: Date, most: number) =>
  rowsOf<Bought>(
    db,
    sql`select l.id, l.order_id as "orderId", l.product_id as "productId", l.options, o.email, o.locale
      from shipments s
      join shipment_lines sl on sl.shipment_id = s.id
      join order_lines l on l.id = sl.order_line_id
      join orders o on o.id = l.order_id
      join products p on p.id = l.product_id
      left join users u on u.id = o.user_id
      where s.state = 'delivered'
        and s.delivered_at <= ${addDays(at, -fitQuestionAfterDays).toISOString()} and s.delivered_at > ${addDays(at, -daysLate).toISOString()}
        and p.category in (${sql.join(
          bootDisciplines.map((boot) => sql`${boot}`),
          sql`, `,
        )})
        and l.options @> '[{"key": "size"}]' and o.email is not null
        and not exists (select from return_lines r where r.order_line_id = l.id)
        and not exists (select from fit_answers f where f.line_id = l.id)
        and not exists (select from fit_opt_outs q where q.email in (lower(o.email), lower(u.email)))
        and not exists (select from email_preferences e where e.user_id = o.user_id and e.topic = ${topic} and not e.wanted)
      group by l.id, o.id order by min(s.delivered_at), l.id limit ${most}`,
  )
