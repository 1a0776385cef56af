import { data, Form, Link, useNavigation } from 'react-router'
import { db } from '#platform/postgres/db.server.ts'
import { clientIp } from '#platform/request.server.ts'
import { staff } from '#shop/identity/actor.ts'
import { setEmailChoice } from '#shop/notifications/preferences/set-email-choice.ts'
import { readUnsubscription } from '#shop/notifications/preferences/unsubscribe-link.ts'
import { Button } from '#ui/button.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { Breadcrumbs } from '#web/shell/page/breadcrumbs.tsx'
import { ResultNotice } from '#web/parts/account/page-top.tsx'
import { m } from '#words/messages.js'
import type { Route } from './+types/unsubscribe-page.ts'
import { emailTopicWords } from './email-topic-words.ts'

export const meta = () => pageMeta({ title: m.notification_unsubscribe_title() })

const unsubscriptionOf = (request: Request) => readUnsubscription(new URL(request.url).searchParams)

/** Changes nothing, because mail programs open links before their reader does. */
export function loader({ request }: Route.LoaderArgs) {
  const topic = unsubscriptionOf(request)?.topic
  return data({ topic }, { status: topic ? 200 : 404 })
}

/** Called by the button of the page, or by the mail provider's one-click unsubscribe (RFC 8058); needs no session and no confirmation. */
export async function action({ request }: Route.ActionArgs) {
  const unsubscription = unsubscriptionOf(request)
  if (!unsubscription) return data({ isDone: false }, { status: 404 })
  await setEmailChoice(db, staff(unsubscription.userId), { ...unsubscription, wanted: false, ip: clientIp() })
  return data({ isDone: true })
}

export default function UnsubscribePage({ loaderData: { topic }, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== 'idle'
  const words = topic && emailTopicWords()[topic].label
  if (!words)
    return (
      <Frame title={m.notification_unsubscribe_bad_title()}>
        <p className="mt-4 type-lead">{m.notification_unsubscribe_bad()}</p>
      </Frame>
    )
  if (actionData?.isDone)
    return (
      <Frame title={m.notification_unsubscribe_done_title()}>
        <ResultNotice tone="success" className="mt-4">
          {m.notification_unsubscribe_done({ topic: words })}
        </ResultNotice>
      </Frame>
    )
  return (
    <Frame title={m.notification_unsubscribe_title()}>
      <p className="mt-4 type-lead">{m.notification_unsubscribe_text({ topic: words })}</p>
      <Form method="post" className="mt-6">
        <Button type="submit" busy={isBusy} busyText={m.notification_unsubscribe_busy()}>
          {m.notification_unsubscribe_do()}
        </Button>
      </Form>
    </Frame>
  )
}

const Frame = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <div className="wrap pb-12 md:pb-16">
    <Breadcrumbs trail={[]} here={title} />
    <div className="max-w-[38em]">
      <h1 className="type-h1">{title}</h1>
      {children}
      <p className="mt-6">
        <Link to="/profile/mail" className="inline-flex min-h-11 items-center text-accent underline underline-offset-4">
          {m.notification_unsubscribe_all()}
        </Link>
      </p>
    </div>
  </div>
)
