import { data, Form, useNavigation } from 'react-router'
import { z } from 'zod'
import { db } from '#platform/postgres/db.server.ts'
import { clientIp } from '#platform/request.server.ts'
import { setEmailChoice } from '#shop/notifications/preferences/set-email-choice.ts'
import { listEmailChoices } from '#shop/notifications/preferences/list-email-choices.ts'
import { emailTopics } from '#shop/notifications/preferences/email-topic.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { customerContext } from '#web/parts/account/customer-guard.server.ts'
import { PageTop, ResultNotice } from '#web/parts/account/page-top.tsx'
import type { AccountHandle } from '#web/parts/account/profile-layout.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import type { Route } from './+types/emails-page.ts'
import { emailTopicWords } from './email-topic-words.ts'

export const meta = () => pageMeta({ title: m.notification_mail_title() })
export const handle: AccountHandle = { crumb: m.notification_mail_title }

export const loader = async ({ context }: Route.LoaderArgs) => ({
  topics: await listEmailChoices(db, context.get(customerContext).id),
})

/** Browsers do not send unticked checkboxes, so a missing topic is turned off. */
const form = z.object({ topic: z.array(z.enum(emailTopics)).max(emailTopics.length) })

export async function action({ request, context }: Route.ActionArgs) {
  const read = form.safeParse({ topic: (await request.formData()).getAll('topic') })
  if (!read.success) return data({ isSaved: false }, { status: 422 })
  const { id: userId, actor } = context.get(customerContext)
  await db.transaction(async (tx) => {
    for (const topic of emailTopics)
      await setEmailChoice(tx, actor, { userId, topic, wanted: read.data.topic.includes(topic), ip: clientIp() })
  })
  return data({ isSaved: true })
}

export default function EmailsPage({ loaderData: { topics }, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().formAction?.endsWith('/profile/mail') ?? false
  const words = emailTopicWords()
  return (
    <>
      <PageTop title={m.notification_mail_title()} lead={m.notification_mail_intro()} />
      <Form method="post" preventScrollReset className="max-w-xl">
        {actionData && (
          <ResultNotice tone={actionData.isSaved ? 'success' : 'error'} className="mb-5">
            {actionData.isSaved ? m.notification_mail_saved() : m.notification_mail_bad()}
          </ResultNotice>
        )}
        <fieldset>
          <legend className="type-h3 text-ink">{m.notification_mail_legend()}</legend>
          <div className="mt-3 grid gap-2">
            {topics.map(({ topic, wanted }) => (
              <Checkbox key={topic} name="topic" value={topic} defaultChecked={wanted} {...words[topic]} />
            ))}
          </div>
        </fieldset>
        <Button type="submit" className="mt-6" busy={isBusy} busyText={m.notification_mail_busy()}>
          {m.notification_mail_save()}
        </Button>
      </Form>
    </>
  )
}
