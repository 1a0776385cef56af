import { and, desc, eq } from 'drizzle-orm'
import { createElement } from 'react'
import { formatDate } from '#kit/clock.ts'
import type { Locale } from '#kit/localized.ts'
import { noonOf } from '#kit/work-day.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { linkIn } from '#platform/link-in.server.ts'
import { findReminder } from '#shop/advisers/confirm-reminder.ts'
import { consents, users } from '#shop/identity/schema.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { findFit } from '#shop/reviews/fit/find-fit.ts'
import { fits } from '#shop/reviews/review.ts'
import { isAddressOn } from '#shop/settings/feature-of.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import { m } from '#words/messages.js'
import type { Email } from '../email.ts'
import type { ToolEmailKind } from '../email-kind.ts'
import { ToolEmail, type ToolEmailContent } from '../templates/tool-email.tsx'
import { withScene } from './email-pictures.ts'
import { isEmailWanted } from '../preferences/is-email-wanted.ts'
import { stopRemindersLink, toolLink } from '../preferences/tool-link.ts'
import { oneClick } from '../preferences/unsubscribe-link.ts'

type Mail = { kind: ToolEmailKind; facts: Record<string, string>; locale: Locale }
type Reminder = { id: string; email: string; dueOn: string; query: string }
type BoughtLine = { lineId: string; product: string; choice: string }
type Frame = { locale: Locale; shop: string; featuresOff: ShopSettings['featuresOff'] }

/** Writes the email at this moment; undefined if the reminder was deleted, the boot was returned, or its user has turned such emails off meanwhile. */
export async function writeToolEmail(db: Db, { kind, facts, locale }: Mail, settings: ShopSettings) {
  const frame = { locale, shop: settings.name, featuresOff: settings.featuresOff }
  if (kind === 'fit-question') {
    const boughtLine = await findBought(db, facts.lineId!)
    return boughtLine && fitQuestionEmail(boughtLine, frame)
  }
  const reminder = await findReminder(db, facts.reminderId!)
  if (!reminder || (kind === 'reminder-confirm' && reminder.confirmedAt)) return
  if (kind === 'reminder-due' && (await isWithdrawn(db, reminder))) return
  const email = kind === 'reminder-confirm' ? reminderConfirmEmail(reminder, frame) : reminderDueEmail(reminder, frame)
  return withScene(email, 'sharpening-wheel')
}

/** Whoever confirms a reminder after withdrawing has agreed again. */
async function isWithdrawn(db: Db, { email, confirmedAt }: { email: string; confirmedAt: Date | null }) {
  const [last] = await db
    .select({ given: consents.given, at: consents.at })
    .from(consents)
    .innerJoin(users, eq(users.id, consents.userId))
    .where(and(eq(users.email, email), eq(consents.purpose, 'reminders')))
    .orderBy(desc(consents.at), desc(consents.id))
    .limit(1)
  return last !== undefined && !last.given && confirmedAt !== null && last.at > confirmedAt
}

async function findBought(db: Db, lineId: string): Promise<BoughtLine | undefined> {
  const fitAnswer = await findFit(db, lineId)
  const order = fitAnswer && !fitAnswer.fit ? await findOrder(db, fitAnswer.orderId) : undefined
  if (order?.userId && !(await isEmailWanted(db, order.userId, 'reviews'))) return
  const line = order?.lines.find(({ id }) => id === lineId)
  return line && { lineId, product: line.name, choice: line.options.map(({ label }) => label).join(' · ') }
}

const emailOf = (subject: string, content: ToolEmailContent): Email => ({
  subject,
  page: createElement(ToolEmail, content),
  brief: content.text[0] ?? subject,
  facts: {},
  headers: content.leave && oneClick(content.leave.link),
})

export function reminderConfirmEmail({ id, dueOn }: Reminder, { locale, shop }: Frame): Email {
  const options = { locale }
  const day = formatDate(noonOf(dueOn), locale)
  return emailOf(m.email_sharpening_confirm_subject({ shop }, options), {
    locale,
    shop,
    title: m.email_sharpening_confirm_title({}, options),
    text: [m.email_sharpening_confirm_text({ day }, options)],
    buttons: [{ label: m.email_sharpening_confirm_press({}, options), link: toolLink('reminder', id, locale) }],
    footer: m.email_sharpening_confirm_footer({ shop }, options),
  })
}

export function reminderDueEmail({ email, dueOn, query }: Reminder, { locale, shop, featuresOff }: Frame): Email {
  const options = { locale }
  const plan = `/tools/sharpening?${query}`
  const day = formatDate(noonOf(dueOn), locale)
  return emailOf(m.email_sharpening_due_subject({ day }, options), {
    locale,
    shop,
    title: m.email_sharpening_due_title({}, options),
    text: [m.email_sharpening_due_text({ day }, options), m.email_sharpening_due_feel({}, options)],
    buttons: [
      { label: m.tool_sharpening_book({}, options), link: linkIn(locale, '/shop/category/services') },
      ...(isAddressOn(plan, featuresOff)
        ? [{ label: m.email_sharpening_due_plan({}, options), link: linkIn(locale, plan) }]
        : []),
    ],
    footer: m.email_sharpening_due_footer({ shop }, options),
    leave: { label: m.email_sharpening_due_leave({}, options), link: stopRemindersLink(email, locale) },
  })
}

export function fitQuestionEmail({ lineId, product, choice }: BoughtLine, { locale, shop }: Frame): Email {
  const options = { locale }
  const words = { small: m.product_fit_small, true: m.product_fit_true, large: m.product_fit_large }
  return emailOf(m.email_sharpening_fit_subject({ product }, options), {
    locale,
    shop,
    title: m.email_sharpening_fit_title({}, options),
    text: [[product, choice].filter(Boolean).join(' · '), m.email_sharpening_fit_text({}, options)],
    buttons: fits.map((fit) => ({ label: words[fit]({}, options), link: toolLink('fit', lineId, locale, { fit }) })),
    footer: m.email_sharpening_fit_footer({ shop }, options),
    leave: { label: m.email_sharpening_fit_leave({}, options), link: toolLink('fit', lineId, locale, { stop: '1' }) },
  })
}
