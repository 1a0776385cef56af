import { data, Form, Link } from 'react-router'
import { z } from 'zod'
import { formatDateTime } from '#kit/clock.ts'
import { inputOf } from '#kit/declare-fields.ts'
import { db } from '#platform/postgres/db.server.ts'
import { env } from '#platform/env.server.ts'
import { textOf } from '#platform/forms/field-schema.ts'
import { requestLocale } from '#platform/request.server.ts'
import { bladeIssueWords } from '#shop/advisers/blade-words.ts'
import { listPairParts } from '#shop/catalogue/variants/list-pair-parts.ts'
import { createCompatibilityOverride } from '#shop/checkout/create-compatibility-override.ts'
import { listCompatibilityOverrides } from '#shop/checkout/list-compatibility-overrides.ts'
import { withdrawCompatibilityOverride } from '#shop/checkout/withdraw-compatibility-override.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { bundleAddress } from '#web/shell/nav/bundle-address.ts'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { answerIntents } from '#web/admin-kit/form/answer-intents.server.ts'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { ActionForm } from '#web/admin-kit/form/action-form.tsx'
import type { Answer } from '#web/admin-kit/form/answer.ts'
import { LineField } from '#web/admin-kit/form/fields.tsx'
import { Outcome } from '#web/admin-kit/form/outcome.tsx'
import { readForm } from '#web/admin-kit/form/read-form.ts'
import { SubmitButton } from '#web/admin-kit/form/submit-button.tsx'
import { actorWords } from '#web/admin-kit/page/actor-words.ts'
import { PageHead } from '#web/admin-kit/page/page-head.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { type Column } from '#web/admin-kit/list/row-table.tsx'
import { RowsPanel } from '#web/admin-kit/list/rows-panel.tsx'
import type { Route } from './+types/overrides-page.ts'
import { pairFields } from './override-fields.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.override_title() })

export async function loader({ url }: Route.LoaderArgs) {
  const locale = requestLocale()
  const { boots, blades } = await listPairParts(db, locale)
  const labelOf = (parts: typeof boots, id: string) => parts.find((part) => part.id === id)?.label
  const rows = (await listCompatibilityOverrides(db)).map(({ bootId, bladeId, issues, ...row }) => ({
    ...row,
    boot: labelOf(boots, bootId) ?? row.bootSku,
    blade: labelOf(blades, bladeId) ?? row.bladeSku,
    why: issues.map((issue) => bladeIssueWords[issue]?.({}, { locale }) ?? issue).join(' '),
    link: env.BASE_URL + bundleAddress({ pair: row.mark }),
  }))
  const done = url.searchParams.get('done')
  return { boots, blades, rows, made: rows.find(({ mark }) => mark === done) ?? null, isGone: done === 'withdrawn' }
}

const pairForm = z.object({
  boot: textOf(pairFields.boot, { missing: m.override_error_boot }),
  blade: textOf(pairFields.blade, { missing: m.override_error_blade }),
  reason: textOf(pairFields.reason, { min: 3, missing: m.override_error_reason }),
})

export const action = ({ request, context }: Route.ActionArgs) => {
  const { actor } = context.get(adminContext)
  return answerIntents(request, {
    async withdraw(form) {
      const mark = z.uuid().safeParse(form.get('mark'))
      if (!mark.success) throw data(null, { status: 400 })
      await withdrawCompatibilityOverride(db, actor, mark.data)
      return '/admin/pairs?done=withdrawn'
    },
    async allow(form) {
      const { value, rejected } = readForm(pairForm, form)
      if (rejected) return rejected
      const { boots, blades } = await listPairParts(db, requestLocale())
      const bySku = (parts: typeof boots, sku: string) =>
        parts.find((one) => one.sku.toLowerCase() === sku.toLowerCase())
      const [boot, blade] = [bySku(boots, value.boot), bySku(blades, value.blade)]
      if (boot && blade) {
        const pair = { bootId: boot.id, bladeId: blade.id, reason: value.reason }
        return `/admin/pairs?done=${await createCompatibilityOverride(db, actor, pair)}`
      }
      const errors = {
        ...(!boot && { boot: m.override_error_boot() }),
        ...(!blade && { blade: m.override_error_blade() }),
      }
      return { errors, values: value }
    },
  })
}

export default function OverridesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, made, isGone } = loaderData
  return (
    <div className="grid gap-5">
      <PageHead
        back={{ to: '/admin/inventory', label: m.admin_inventory() }}
        title={m.override_title()}
        note={m.override_note_page()}
      />
      <Outcome answer={actionData} done={made ? m.override_allowed() : isGone ? m.override_withdrawn() : undefined} />
      {made && !actionData && <GivenLink row={made} />}
      <AllowForm {...loaderData} answer={actionData} />
      {rows.length > 0 && (
        <RowsPanel title={m.override_list()} columns={columns()} rows={rows} rowKey={(row) => row.mark} card={Card} />
      )}
    </div>
  )
}

type Loaded = Route.ComponentProps['loaderData']
type Row = Loaded['rows'][number]

/** Everybody who has the link may buy the pair, once. */
const GivenLink = ({ row }: { row: Row }) => (
  <Panel title={m.override_link()}>
    <p className="text-muted">{m.override_link_note()}</p>
    <p className="mt-2">
      <a href={row.link} className="link break-all">
        {row.link}
      </a>
    </p>
  </Panel>
)

const AllowForm = ({ boots, blades, answer }: Pick<Loaded, 'boots' | 'blades'> & { answer: Answer | undefined }) => (
  <Panel title={m.override_new()}>
    <ActionForm intent="allow" answer={answer} button={m.override_allow()} className="grid gap-4 md:grid-cols-2">
      <LineField
        {...inputOf(pairFields.boot)}
        label={m.override_boot()}
        hint={m.override_sku_hint()}
        list="boots"
        spellCheck={false}
      />
      <LineField
        {...inputOf(pairFields.blade)}
        label={m.override_blade()}
        hint={m.override_sku_hint()}
        list="blades"
        spellCheck={false}
      />
      <LineField
        {...inputOf(pairFields.reason)}
        label={m.override_reason()}
        hint={m.override_reason_hint()}
        className="md:col-span-2"
      />
    </ActionForm>
    <Options id="boots" parts={boots} />
    <Options id="blades" parts={blades} />
  </Panel>
)

const Options = ({ id, parts }: { id: string; parts: Loaded['boots'] }) => (
  <datalist id={id}>
    {parts.map(({ sku, label }) => (
      <option key={sku} value={sku}>
        {label}
      </option>
    ))}
  </datalist>
)

const Pair = ({ row }: { row: Row }) => (
  <>
    <span className="block font-[560] text-ink">{row.boot}</span>
    <span className="block font-normal text-body">{row.blade}</span>
    <span className="type-fine block max-w-md font-normal text-muted">{row.why}</span>
  </>
)

const CreatedBy = ({ row }: { row: Row }) => (
  <>
    {actorWords(row)} · {formatDateTime(row.at, getLocale())}
  </>
)

/** Used for an order, revoked, or open; an open one can be revoked. */
function State({ row }: { row: Row }) {
  if (row.orderId)
    return (
      <Link to={`/admin/orders/${row.orderId}`} className="link">
        {m.override_used_for({ code: row.orderId.slice(-8) })}
      </Link>
    )
  if (row.withdrawnAt) return <span className="text-muted">{m.override_state_withdrawn()}</span>
  return (
    <Form method="post" className="flex flex-wrap items-center gap-3">
      <a href={row.link} className="link">
        {m.override_open_link()}
      </a>
      <input type="hidden" name="mark" value={row.mark} />
      <SubmitButton intent="withdraw" busyText={m.admin_busy()} variant="outline">
        {m.override_withdraw()}
      </SubmitButton>
    </Form>
  )
}

const columns = (): Column<Row>[] => [
  { key: 'pair', head: m.override_col_pair(), cell: (row) => <Pair row={row} /> },
  { key: 'reason', head: m.override_reason(), cell: (row) => row.reason },
  { key: 'by', head: m.override_col_by(), cell: (row) => <CreatedBy row={row} /> },
  { key: 'state', head: m.override_col_state(), cell: (row) => <State row={row} /> },
]

const Card = (row: Row) => (
  <>
    <Pair row={row} />
    <p className="mt-1.5 break-words">{row.reason}</p>
    <p className="type-fine mb-2 text-muted">
      <CreatedBy row={row} />
    </p>
    <State row={row} />
  </>
)
