import { and, asc, desc, eq, like, or, sql } from 'drizzle-orm'
import { fold, phoneDigits } from '#kit/fold.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { InquiryState } from './inquiry.ts'
import { inquiries } from './schema.ts'

export const inquiriesPerPage = 50
type InquiryListParams = { text: string; state: InquiryState | null }

/** All words of a search, without accents, in one of the texts; or a phone number in any notation. */
const meets = (text: string) => {
  const words = fold(text).split(' ').filter(Boolean)
  if (!words.length) return
  const digits = phoneDigits(text)
  const columns = [inquiries.name, inquiries.email, inquiries.orderCode, inquiries.text]
  const alike = columns.map((column) => and(...words.map((word) => sql`vi_fold(${column}) like ${`%${word}%`}`)))
  return or(...alike, digits ? like(inquiries.phone, `%${digits}%`) : undefined)
}
const isIn = (state: InquiryState | null) => (state ? eq(inquiries.state, state) : undefined)

export async function countInquiries(db: Db, { text }: Pick<InquiryListParams, 'text'>) {
  const [inquiry] = await db
    .select({
      open: sql<number>`(count(*) filter (where ${inquiries.state} = 'open'))::int`,
      answered: sql<number>`(count(*) filter (where ${inquiries.state} = 'answered'))::int`,
    })
    .from(inquiries)
    .where(meets(text))
  return inquiry!
}

export const countOpenInquiries = (db: Db) => db.$count(inquiries, isIn('open'))

/** The inquiries: open ones first, the oldest on top; then the newest. */
export const listInquiries = (db: Db, { text, state }: InquiryListParams, page: number) =>
  db
    .select()
    .from(inquiries)
    .where(and(meets(text), isIn(state)))
    .orderBy(...(state === 'open' ? [asc(inquiries.createdAt)] : [desc(inquiries.createdAt)]), asc(inquiries.id))
    .limit(inquiriesPerPage)
    .offset((page - 1) * inquiriesPerPage)
export type Inquiry = Awaited<ReturnType<typeof listInquiries>>[number]

export async function findInquiry(db: Db, id: string): Promise<Inquiry | undefined> {
  const [inquiry] = await db.select().from(inquiries).where(eq(inquiries.id, id))
  return inquiry
}

/** All inquiries of a person: as a signed-in user, or from their address. */
export const listInquiriesOf = (db: Db, { userId, email }: { userId: string; email: string }) =>
  db
    .select({
      topic: inquiries.topic,
      name: inquiries.name,
      email: inquiries.email,
      phone: inquiries.phone,
      orderCode: inquiries.orderCode,
      text: inquiries.text,
      reply: inquiries.reply,
      writtenAt: inquiries.createdAt,
      answeredAt: inquiries.answeredAt,
    })
    .from(inquiries)
    .where(or(eq(inquiries.userId, userId), sql`lower(${inquiries.email}) = ${email.toLowerCase()}`))
    .orderBy(desc(inquiries.createdAt))
