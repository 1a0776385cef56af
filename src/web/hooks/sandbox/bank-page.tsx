import { data, Form, redirect } from 'react-router'
import { z } from 'zod'
import { dong } from '#kit/money.ts'
import { sandboxesHere } from '#gateways/sandboxes.server.ts'
import { bankWatchManifests, type BankWatchName } from '#providers/payments.ts'
import { isSandboxed } from '#shop/payments/registered-gateways.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import type { Route } from './+types/bank-page.ts'
import { NoticeFields } from './notice-fields.tsx'
import { NoticeLog } from './notice-log.tsx'
import { SandboxCard } from './sandbox-card.tsx'

export const meta = () => pageMeta({ title: m.sandbox_bank_title() })

/** The services that report transfers; the page exists while a sandbox replaces one of them. */
function watches() {
  const here = bankWatchManifests.map(({ id }) => id).filter(isSandboxed)
  if (!here.length) throw new Response('not found', { status: 404 })
  return here
}

export async function loader({ request }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams
  return { watches: watches(), ...(await sandboxesHere().viewBank(asked)) }
}

const nameOf = (watch: BankWatchName) => bankWatchManifests.find(({ id }) => id === watch)!.name

const form = z.object({
  amount: z
    .string()
    .transform((text) => text.replace(/[.\s₫]/g, ''))
    .pipe(
      z
        .string()
        .regex(/^\d{1,12}$/)
        .transform(Number),
    )
    .pipe(z.number().int().min(1)),
  memo: z.string().trim().min(1).max(200),
  watch: z.enum(bankWatchManifests.map(({ id }) => id)),
  direction: z.enum(['in', 'out']).default('in'),
})

export async function action({ request }: Route.ActionArgs) {
  const here = watches()
  const fields = Object.fromEntries(await request.formData())
  const read = form.safeParse(fields)
  if (!read.success || !here.includes(read.data.watch)) return data({ isWrong: true, fields }, { status: 422 })
  const { makeBankTransfer: transfer, noticePlanOf: planOf } = sandboxesHere()
  const id = await transfer(read.data, planOf(fields))
  return redirect(`/sandbox/bank?sent=${id}`)
}

/** Simulates the buyer's bank, in demo mode only: a transfer with any amount and memo. */
export default function BankPage({ loaderData, actionData }: Route.ComponentProps) {
  const { watches, sent, amount, memo, notices } = loaderData
  const typed = actionData?.fields as Record<string, string> | undefined
  return (
    <SandboxCard title={m.sandbox_bank_title()}>
      <p>{m.sandbox_bank_text()}</p>
      {actionData?.isWrong && <Notice tone="error">{m.sandbox_bank_wrong()}</Notice>}
      {sent && <Notice tone="success">{m.sandbox_bank_sent({ amount: dong(sent.amount), memo: sent.memo })}</Notice>}
      <Form method="post" reloadDocument className="grid gap-4">
        <Field label={m.sandbox_amount()}>
          <TextInput name="amount" inputMode="numeric" defaultValue={typed?.amount ?? amount} required />
        </Field>
        <Field label={m.sandbox_bank_memo()}>
          <TextInput name="memo" defaultValue={typed?.memo ?? memo} required />
        </Field>
        <SelectField
          name="watch"
          label={m.sandbox_bank_watch()}
          options={watches.map((value) => ({ value, label: nameOf(value) }))}
        />
        <SelectField
          name="direction"
          label={m.sandbox_bank_direction()}
          options={[
            { value: 'in', label: m.sandbox_bank_in() },
            { value: 'out', label: m.sandbox_bank_out() },
          ]}
        />
        <NoticeFields flaws={['none', 'forged', 'altered', 'stale']} />
        <Button type="submit" block>
          {m.sandbox_bank_send()}
        </Button>
      </Form>
      <NoticeLog notices={notices} />
    </SandboxCard>
  )
}
