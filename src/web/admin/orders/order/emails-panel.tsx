import { MailCheck } from 'lucide-react'
import { Form } from 'react-router'
import { formatDateTime } from '#kit/clock.ts'
import { readableWords } from '#platform/forms/readable.ts'
import type { OrderEmailRow } from '#shop/notifications/emails/list-order-emails.ts'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { SubmitButton } from '#web/admin-kit/form/submit-button.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import type { AdminOrder } from './read-admin-order.ts'

/** Emails of the order, each with a button to send it again. */
export const EmailsPanel = ({ order: { emails, email, state } }: { order: AdminOrder }) => (
  <Panel title={m.order_admin_mails()}>
    {!email && <p className="text-muted">{m.order_admin_mail_no_address()}</p>}
    <ul className="grid gap-4">
      {emails.map((mail) => (
        <li key={mail.kind}>
          <p className="text-ink">{mail.subject ?? m.order_admin_mail_unwritten()}</p>
          <p className="type-fine break-words text-muted">{stateText(mail)}</p>
          {email && <Resend mailId={mail.id} subject={mail.subject ?? ''} />}
        </li>
      ))}
      {email && state !== 'cancelled' && emails.every((mail) => mail.kind !== 'order-placed') && (
        <li>
          <p>{m.order_admin_mail_never()}</p>
          <Resend mailId="" subject={m.order_admin_mail_never()} />
        </li>
      )}
    </ul>
  </Panel>
)

function stateText({ state, to, sentAt, createdAt, times }: OrderEmailRow) {
  const at = formatDateTime(sentAt ?? createdAt, getLocale())
  const words = readableWords({
    waiting: m.order_admin_mail_waiting,
    sent: m.order_admin_mail_sent,
    outbox: m.order_admin_mail_outbox,
    failed: m.order_admin_mail_failed,
    dropped: m.order_admin_mail_dropped,
  })[state]({ to, at })
  return times > 1 ? `${words} ${m.order_admin_mail_times({ times })}` : words
}

const Resend = ({ mailId, subject }: { mailId: string; subject: string }) => (
  <Form method="post" className="mt-1">
    <input type="hidden" name="mail" value={mailId} />
    <SubmitButton
      intent="resend"
      busyText={m.admin_busy()}
      variant="quiet"
      icon={<MailCheck aria-hidden size={17} strokeWidth={1.8} />}
    >
      {m.order_admin_do_resend()}
      <span className="sr-only">: {subject}</span>
    </SubmitButton>
  </Form>
)
