import { data, Form, useNavigation } from 'react-router'
import { db } from '#platform/postgres/db.server.ts'
import { forgetWatches } from '#shop/inventory/watches/forget-watches.ts'
import { readUnwatch } from '#shop/notifications/preferences/unwatch-link.ts'
import { Button } from '#ui/button.tsx'
import { ResultNotice } from '#web/parts/account/page-top.tsx'
import { Breadcrumbs } from '#web/shell/page/breadcrumbs.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import type { Route } from './+types/unwatch-page.ts'

export const meta = () => pageMeta({ title: m.watch_stop_title() })

const emailOf = (request: Request) => readUnwatch(new URL(request.url).searchParams)

/** A GET changes nothing, since mail programs open links before their reader does. */
export function loader({ request }: Route.LoaderArgs) {
  const isValid = emailOf(request) !== undefined
  return data({ isOurs: isValid }, { status: isValid ? 200 : 404 })
}

/** Done by the button of the page, or by the mail provider at one press (RFC 8058). */
export async function action({ request }: Route.ActionArgs) {
  const email = emailOf(request)
  if (!email) return data({ isDone: false }, { status: 404 })
  await forgetWatches(db, email)
  return data({ isDone: true })
}

export default function UnwatchPage({ loaderData: { isOurs }, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== 'idle'
  const title = isOurs ? m.watch_stop_title() : m.watch_stop_bad_title()
  return (
    <div className="wrap pb-12 md:pb-16">
      <Breadcrumbs trail={[]} here={title} />
      <div className="max-w-[38em]">
        <h1 className="type-h1">{title}</h1>
        {!isOurs ? (
          <p className="mt-4 type-lead">{m.watch_stop_bad()}</p>
        ) : actionData?.isDone ? (
          <ResultNotice tone="success" className="mt-4">
            {m.watch_stop_done()}
          </ResultNotice>
        ) : (
          <>
            <p className="mt-4 type-lead">{m.watch_stop_text()}</p>
            <Form method="post" className="mt-6">
              <Button type="submit" busy={isBusy} busyText={m.watch_sending()}>
                {m.watch_stop_do()}
              </Button>
            </Form>
          </>
        )}
      </div>
    </div>
  )
}
