import { useState } from 'react'
import { data, Form, Link, redirect } from 'react-router'
import { z } from 'zod'
import { inputOf } from '#kit/declare-fields.ts'
import { db, type Db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { isUuid } from '#kit/is-uuid.ts'
import { listVariantIds } from '#shop/catalogue/variants/list-variant-ids.ts'
import { buttonClass } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { SubmitButton } from '#web/admin-kit/form/submit-button.tsx'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import { PageHead } from '#web/admin-kit/page/page-head.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import type { Route } from './+types/receive-page.ts'
import { receivingFields } from './inventory-fields.ts'
import { receiveLines, type DeliveryRead, type ReceiveAnswer } from './receive-lines.ts'
import { readVariants } from './read-variant.ts'
import { ProductName } from '#shop/catalogue/texts/product-name.tsx'
import { Thumb } from '#web/admin-kit/page/thumb.tsx'
import type { StockListRow } from './stock-columns.tsx'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.stock_receive_title() })

const receiveForm = z.object({
  intent: z.enum(['read', 'receive']),
  id: z.uuid(),
  lines: z.string().default(''),
  note: z.string().default(''),
})

export async function loader({ url: { searchParams } }: Route.LoaderArgs) {
  const done = ['received', 'again'].find((word) => word === searchParams.get('done'))
  const [pieces, kinds] = ['pieces', 'kinds'].map((name) => Number(searchParams.get(name)) || 0)
  return { id: crypto.randomUUID(), done, pieces, kinds, lines: await linesOfProduct(db, searchParams.get('product')) }
}

/** The variants of a product, each with no pieces yet. */
async function linesOfProduct(db: Db, productId: string | null) {
  if (!productId || !isUuid(productId)) return ''
  const ids = await listVariantIds(db, [productId])
  const rows = await readVariants(db, requestLocale(), ids)
  return ids
    .flatMap((id) => rows.get(id)?.sku ?? [])
    .map((sku) => `${sku} 0\n`)
    .join('')
}

export async function action({ request, context }: Route.ActionArgs) {
  const sent = receiveForm.safeParse(Object.fromEntries(await request.formData()))
  if (!sent.success) throw data(null, { status: 400 })
  const { answer, status, received } = await receiveLines(db, context.get(adminContext).actor, {
    ...sent.data,
    locale: requestLocale(),
  })
  if (answer) return data(answer, { status })
  const { isNew, pieces, kinds } = received
  const search = new URLSearchParams({ done: isNew ? 'received' : 'again', pieces: `${pieces}`, kinds: `${kinds}` })
  return redirect(`/admin/inventory/receive?${search}`, 303)
}

export default function ReceivePage({ loaderData, actionData }: Route.ComponentProps) {
  const id = actionData?.id ?? loaderData.id
  // The preview would book what was typed before.
  const [typedAfter, setTypedAfter] = useState<typeof actionData>()
  return (
    <>
      <PageHead
        back={{ to: '/admin/inventory', label: m.admin_inventory() }}
        title={m.stock_receive_title()}
        note={m.stock_receive_note()}
      />
      <div className="grid gap-5">
        {!actionData && <Done {...loaderData} />}
        {actionData?.before && <ReceivedBefore rest={actionData.lines} gone={actionData.before.gone} />}
        {actionData && !actionData.before && !actionData.errors.lines && !actionData.errors.note && (
          <FaultyLines read={actionData.read} />
        )}
        <div className="grid items-start gap-5 md:grid-cols-2">
          <LinesForm
            key={id}
            id={id}
            lines={actionData?.lines ?? loaderData.lines}
            note={actionData?.note ?? ''}
            errors={actionData?.errors}
            onInput={() => setTypedAfter(actionData)}
          />
          {actionData && actionData !== typedAfter && actionData.read.rows.length > 0 && <Preview {...actionData} />}
        </div>
      </div>
    </>
  )
}

function Done({ done, pieces = 0, kinds = 0 }: { done?: string; pieces?: number; kinds?: number }) {
  if (!done) return null
  if (done === 'again') return <Notice tone="warning">{m.stock_receive_again()}</Notice>
  return (
    <Notice tone="success">{m.stock_receive_done({ pieces: formatCount(pieces), count: formatCount(kinds) })}</Notice>
  )
}

const ReceivedBefore = ({ rest, gone }: { rest: string; gone: string }) => (
  <Notice tone="warning">
    <p>{rest ? m.stock_receive_rest() : m.stock_receive_again()}</p>
    {gone && (
      <>
        <p className="mt-1">{m.stock_receive_gone()}</p>
        <ul className="num mt-1">
          {gone.split('\n').map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </>
    )}
  </Notice>
)

function FaultyLines({ read: { rows, faulty } }: { read: DeliveryRead }) {
  if (!rows.length && !faulty.length) return <Notice tone="error">{m.stock_receive_none()}</Notice>
  if (!faulty.length) return null
  return (
    <Notice tone="error" title={m.stock_receive_unknown({ count: faulty.length })}>
      <p>{m.stock_receive_mend()}</p>
      <ul className="mt-1">
        {faulty.slice(0, 20).map(({ line, text }) => (
          <li key={line} className="break-all">
            {m.stock_receive_line({ line, text })}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

type Typed = Pick<ReceiveAnswer, 'id' | 'lines' | 'note'>

type LinesProps = Typed & { errors?: ReceiveAnswer['errors']; onInput: () => void }

const LinesForm = ({ id, lines, note, errors = {}, onInput }: LinesProps) => (
  <Panel title={m.stock_receive_lines()}>
    <Form method="post" onInput={onInput} className="grid gap-4">
      <input type="hidden" name="id" value={id} />
      <Field label={m.stock_receive_lines()} labelHidden hint={m.stock_receive_lines_hint()} error={errors.lines}>
        <TextArea
          {...inputOf(receivingFields.lines)}
          rows={10}
          spellCheck={false}
          autoCapitalize="characters"
          defaultValue={lines}
        />
      </Field>
      <Field label={m.stock_receive_about()} optionalMark={m.admin_optional()} error={errors.note}>
        <TextInput {...inputOf(receivingFields.note)} defaultValue={note} />
      </Field>
      <div>
        <SubmitButton intent="read" busyText={m.admin_busy()} variant="outline">
          {m.stock_receive_read()}
        </SubmitButton>
      </div>
    </Form>
  </Panel>
)

const Preview = ({ id, lines, note, read }: Typed & { read: DeliveryRead }) => (
  <Panel title={m.stock_receive_preview()} flush>
    <PreviewRows rows={read.rows} />
    {read.faulty.length === 0 && (
      <Form method="post" className="flex flex-wrap gap-3 px-4 py-4 md:px-5">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="lines" value={lines} />
        <input type="hidden" name="note" value={note} />
        <SubmitButton intent="receive" busyText={m.admin_busy()}>
          {m.stock_receive_do({ pieces: formatCount(read.pieces) })}
        </SubmitButton>
        <Link to="/admin/inventory/receive" className={buttonClass({ variant: 'quiet', size: 'sm' })}>
          {m.stock_receive_leave()}
        </Link>
      </Form>
    )}
  </Panel>
)

/** Preview: how many pieces arrive and how many there will be. */
const PreviewRows = ({ rows }: { rows: (StockListRow & { quantity: number })[] }) => (
  <ul className="border-t border-line">
    {rows.map((row) => (
      <li
        key={row.variantId}
        className="num grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line px-4 py-2 md:px-5"
      >
        <Thumb file={row.picture} px={40} className="size-10" />
        <span className="min-w-0">
          <span className="block font-[560] text-ink">
            <ProductName name={row.name} />
          </span>
          <span className="type-fine block break-words text-muted">
            {[row.choice, row.sku].filter(Boolean).join(' · ')}
          </span>
        </span>
        <span className="text-right">
          <b className="block font-semibold text-green">+{formatCount(row.quantity)}</b>
          <span className="type-fine text-muted">
            {m.stock_receive_after({ count: formatCount(row.onHand + row.quantity) })}
          </span>
        </span>
      </li>
    ))}
  </ul>
)
