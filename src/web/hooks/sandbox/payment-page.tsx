import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { dong } from '#kit/money.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { sandboxesHere } from '#gateways/sandboxes.server.ts'
import { providerDisplayName } from '../provider-name.ts'
import type { Route } from './+types/payment-page.ts'
import { NoticeFields } from './notice-fields.tsx'
import { NoticeLog } from './notice-log.tsx'
import { SandboxCard } from './sandbox-card.tsx'
import { sandboxEndingWords, refundWords, sandboxStateWords } from './sandbox-words.ts'

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({ title: loaderData ? m.sandbox_title({ provider: providerDisplayName(loaderData.provider) }) : '404' })

export const loader = ({ params: { id } }: Route.LoaderArgs) => sandboxesHere().viewSandboxPayment(id)

export const action = async ({ request, params: { id } }: Route.ActionArgs) =>
  sandboxesHere().handleSandboxForm(id, Object.fromEntries(await request.formData()))

/** Simulates a provider's payment page, in demo mode only. */
export default function PaymentPage({ loaderData: payment, actionData }: Route.ComponentProps) {
  const isDeclined = actionData !== undefined && 'isDeclined' in actionData
  return (
    <SandboxCard title={m.sandbox_title({ provider: providerDisplayName(payment.provider) })}>
      {isDeclined && <Notice tone="error">{m.sandbox_declined()}</Notice>}
      <Facts payment={payment} />
      {payment.isOpen ? <Choices payment={payment} /> : <Again payment={payment} />}
      <a href={payment.back} className={buttonClass({ variant: 'quiet', block: true })}>
        {m.sandbox_back()}
      </a>
      <NoticeLog notices={payment.notices} />
      {!payment.isOpen && <Refunds payment={payment} />}
    </SandboxCard>
  )
}

type PaymentView = Route.ComponentProps['loaderData']

const Facts = ({ payment }: { payment: PaymentView }) => (
  <dl className="grid gap-2">
    <Fact name={m.sandbox_amount()}>
      <strong className="num text-[1.375rem] font-semibold text-ink">{dong(payment.amount)}</strong>
    </Fact>
    <Fact name={m.sandbox_for()}>{payment.info}</Fact>
    <Fact name={m.sandbox_reference()}>
      <span className="num">{payment.reference}</span>
    </Fact>
    <Fact name={m.sandbox_state()}>{sandboxStateWords[payment.state]?.()}</Fact>
  </dl>
)

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4">
    <dt className="text-muted">{name}</dt>
    <dd className="min-w-0 break-words text-ink">{children}</dd>
  </div>
)

const Choices = ({ payment }: { payment: PaymentView }) => (
  <Form method="post" reloadDocument className="grid gap-4">
    <NoticeFields flaws={payment.flaws} mayMix={payment.mayMix} />
    {payment.endings.map((ending) => (
      <Button
        key={ending}
        type="submit"
        name="intent"
        value={ending}
        variant={ending === 'paid' ? 'primary' : 'outline'}
        block
      >
        {sandboxEndingWords[ending]!()}
      </Button>
    ))}
  </Form>
)

const Again = ({ payment }: { payment: PaymentView }) => (
  <Form method="post" reloadDocument className="grid gap-4">
    <NoticeFields flaws={payment.flaws} isOpen />
    <Button type="submit" name="intent" value="again" variant="outline" block>
      {m.sandbox_again()}
    </Button>
  </Form>
)

const Refunds = ({ payment }: { payment: PaymentView }) => (
  <section>
    <h2 className="type-h3">{m.sandbox_refunds()}</h2>
    {!payment.refunds.length && <p className="mt-2 text-muted">{m.sandbox_refunds_none()}</p>}
    <ul className="mt-2 grid gap-1">
      {payment.refunds.map(({ number, amount, state }) => (
        <li key={number} className="num">
          {dong(amount)} · {refundWords[state]!()}
        </li>
      ))}
    </ul>
    <Form method="post" reloadDocument className="mt-4 grid gap-4">
      <SelectField
        name="refundsEnd"
        label={m.sandbox_refunds_end()}
        defaultValue={payment.refundsEnd}
        options={Object.entries(refundWords).map(([value, words]) => ({ value, label: words() }))}
      />
      <Button type="submit" name="intent" value="refunds" variant="outline" block>
        {m.sandbox_refunds_set()}
      </Button>
    </Form>
  </section>
)
