import { data } from 'react-router'
import { shopDay } from '#kit/clock.ts'
import { env } from '#platform/env.server.ts'
import { linkIn } from '#platform/link-in.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { planSharpening } from '#shop/advisers/sharpening-planner.ts'
import { shopFileName } from '#shop/papers/printed.ts'
import { requireFeature } from '#web/shell/access/require-feature.server.ts'
import { m } from '#words/messages.js'
import type { Route } from './+types/calendar-route.ts'
import { calendarOf } from '#kit/calendar-file.ts'
import { readSharpening, sharpeningQuery } from './sharpening-form.ts'
import { sharpeningStatusWords } from './sharpening-words.ts'

/** The days of a plan as a calendar file. An address without a plan is not found. */
export async function loader({ request }: Route.LoaderArgs) {
  await requireFeature('advisers')
  const at = new Date()
  const { question, typed } = readSharpening(new URL(request.url).searchParams, shopDay(at))
  const plan = question && planSharpening(question)
  if (!plan || 'error' in plan) throw data(null, { status: 404 })
  const link = linkIn(requestLocale(), `/tools/sharpening?${sharpeningQuery(typed)}`)
  const text = `${sharpeningStatusWords[plan.status]()} ${link}`
  const days = [
    ...(plan.due_date ? [{ day: plan.due_date, title: m.tool_calendar_due() }] : []),
    ...(plan.event_sharpen && plan.event_sharpen !== plan.due_date
      ? [{ day: plan.event_sharpen, title: m.tool_calendar_event() }]
      : []),
    ...(plan.inspect_by ? [{ day: plan.inspect_by, title: m.tool_calendar_inspect() }] : []),
  ]
  if (!days.length) throw data(null, { status: 404 })
  const host = new URL(env.BASE_URL).host
  const body = calendarOf(
    days.map((one, nth) => ({ ...one, text, link, uid: `sharpening-${nth}-${one.day}@${host}` })),
    at,
  )
  return new Response(body, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${shopFileName(`${m.tool_calendar_file()}.ics`)}"`,
      'Cache-Control': 'no-store',
    },
  })
}
