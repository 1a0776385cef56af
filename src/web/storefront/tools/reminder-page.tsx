import { data, Form, Link, useNavigation } from 'react-router'
import { answerReminder, endReminders } from '#flows/emails/answer-reminder.ts'
import { formatDate } from '#kit/clock.ts'
import { noonOf } from '#kit/work-day.ts'
import { db } from '#platform/postgres/db.server.ts'
import { clientIp, requestLocale } from '#platform/request.server.ts'
import { findReminder, isReminderOver } from '#shop/advisers/confirm-reminder.ts'
import { readStopReminders, readToolLink } from '#shop/notifications/preferences/tool-link.ts'
import { useFeature } from '#shop/settings/use-feature.ts'
import { Button } from '#ui/button.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { ResultNotice } from '#web/parts/account/page-top.tsx'
import { m } from '#words/messages.js'
import type { Route } from './+types/reminder-page.ts'
import { EmailLinkPage } from './email-link-page.tsx'

export const meta = () => pageMeta({ title: m.tool_reminder_title() })

const tokenOf = (request: Request) => {
  const { searchParams } = new URL(request.url)
  const email = readStopReminders(searchParams)
  return { id: readToolLink('reminder', searchParams), email, isStop: email !== undefined || searchParams.has('stop') }
}

/** A GET changes nothing, since mail programs open links before their reader does. */
export async function loader({ request }: Route.LoaderArgs) {
  const { id, email, isStop } = tokenOf(request)
  const reminder = id ? await findReminder(db, id) : undefined
  const day = reminder ? formatDate(noonOf(reminder.dueOn), requestLocale()) : null
  const isOurs = id !== undefined || email !== undefined
  const isOver = reminder !== undefined && !isStop && isReminderOver(reminder, new Date())
  // Whoever stops the reminders of an address needs none of them to be left.
  const isGone = isOver || (day === null && email === undefined)
  return data({ isOurs, isStop, day, isGone }, { status: isOurs ? 200 : 404 })
}

/** Confirms a reminder or ends all reminders, by the button or by the mail provider's one-click unsubscribe (RFC 8058). */
export async function action({ request }: Route.ActionArgs) {
  const { id, email, isStop } = tokenOf(request)
  if (email) {
    await endReminders(db, { email, ip: clientIp() })
    return data({ isDone: true })
  }
  if (!id) return data({ isDone: false }, { status: 404 })
  return data({ isDone: await answerReminder(db, { id, isWanted: !isStop, ip: clientIp() }) })
}

export default function ReminderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { isOurs, isStop, day, isGone } = loaderData
  const isBusy = useNavigation().state !== 'idle'
  const hasTools = useFeature('advisers')
  if (!isOurs)
    return (
      <EmailLinkPage title={m.watch_stop_bad_title()}>
        <p className="mt-4 type-lead">{m.watch_stop_bad()}</p>
      </EmailLinkPage>
    )
  const isInvalid = isGone && !actionData?.isDone
  const text = actionData?.isDone
    ? isStop || day === null
      ? m.tool_reminder_stopped()
      : m.tool_reminder_confirmed({ day })
    : isInvalid
      ? m.tool_reminder_gone()
      : isStop
        ? m.tool_reminder_stop_text()
        : m.tool_reminder_confirm_text({ day: day! })
  return (
    <EmailLinkPage title={isStop ? m.tool_reminder_stop_title() : m.tool_reminder_title()}>
      {actionData?.isDone ? (
        <ResultNotice tone="success" className="mt-4">
          {text}
        </ResultNotice>
      ) : (
        <p className="mt-4 type-lead">{text}</p>
      )}
      {!actionData?.isDone && !isInvalid && (
        <Form method="post" className="mt-6">
          <Button type="submit" busy={isBusy} busyText={m.watch_sending()}>
            {isStop ? m.tool_reminder_stop_do() : m.tool_reminder_confirm_do()}
          </Button>
        </Form>
      )}
      {hasTools && (
        <p className="mt-6">
          <Link to="/tools/sharpening" className="link inline-flex min-h-11 items-center">
            {m.tool_sharpening()}
          </Link>
        </p>
      )}
    </EmailLinkPage>
  )
}
