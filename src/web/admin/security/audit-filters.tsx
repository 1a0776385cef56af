import { declareFields, inputOf } from '#kit/declare-fields.ts'
import { dong } from '#kit/money.ts'
import { auditKindNames, type AuditKind } from '#shop/security/audit-kinds.ts'
import type { AuditListParams, listAuditChoices } from '#shop/security/search-audit.ts'
import { DateInput } from '#ui/fields/date-input.tsx'
import { Field } from '#ui/fields/field.tsx'
import { FilterSelect } from '#web/admin-kit/list/filter-select.tsx'
import { useAddressValue } from '#web/shell/forms/use-address-value.ts'
import { TextInput } from '#ui/fields/text-input.tsx'
import { m } from '#words/messages.js'
import { actorWords } from '#web/admin-kit/page/actor-words.ts'
import { auditDays, type AuditDays } from './read-audit-params.ts'
import { subjectWords } from './audit-words.ts'

const amount = { kind: 'number', max: 16 } as const

const auditFields = declareFields({ order: { kind: 'code', max: 40 }, from: amount, to: amount })

const kindWords: Record<AuditKind, () => string> = {
  money: () => m.audit_kind_money(),
  receipt: () => m.audit_kind_receipt(),
  sale: () => m.audit_kind_sale(),
  discount: () => m.audit_kind_discount(),
  refund: () => m.audit_kind_refund(),
  cancellation: () => m.audit_kind_cancellation(),
  return: () => m.audit_kind_return(),
  stock: () => m.audit_kind_stock(),
  goods: () => m.audit_kind_goods(),
  shipment: () => m.audit_kind_shipment(),
  way: () => m.audit_kind_way(),
  customer: () => m.audit_kind_customer(),
  cod: () => m.audit_kind_cod(),
  debt: () => m.audit_kind_debt(),
  edit: () => m.audit_kind_edit(),
}

const dayWords: Record<AuditDays, () => string> = {
  today: () => m.audit_today(),
  week: () => m.audit_week(),
  month: () => m.audit_month(),
}

/** Query parameters of the filters, besides named periods. */
export const auditFilters = ['kind', 'subject', 'actor', 'order', 'least', 'most', 'from', 'until'] as const

type Props = { query: AuditListParams; days: AuditDays | null; choices: Awaited<ReturnType<typeof listAuditChoices>> }

/** A select applies at once; typed filters wait for the button. */
export function AuditFilters({ query, days, choices }: Props) {
  const fieldClass = 'flex-[1_1_9rem] md:flex-[0_1_12rem]'
  return (
    <>
      <FilterSelect
        label={m.audit_kind()}
        labelHidden
        name="kind"
        value={query.kind}
        placeholder={m.audit_any_kind()}
        options={auditKindNames.map((value) => ({ value, label: kindWords[value]() }))}
        className={fieldClass}
      />
      <FilterSelect
        label={m.audit_subject()}
        labelHidden
        name="subject"
        value={query.subject}
        placeholder={m.audit_any_subject()}
        options={choices.subjects.map((value) => ({ value, label: subjectWords(value) }))}
        className={fieldClass}
      />
      <FilterSelect
        label={m.admin_column_actor()}
        labelHidden
        name="actor"
        value={query.actor}
        placeholder={m.audit_any_actor()}
        options={choices.actors.map((one) => ({ value: one.actor, label: actorWords(one) }))}
        className={fieldClass}
      />
      <FilterSelect
        label={m.audit_days()}
        labelHidden
        name="days"
        value={days}
        placeholder={m.audit_any_day()}
        options={auditDays.map((value) => ({ value, label: dayWords[value]() }))}
        className={fieldClass}
      />
    </>
  )
}

type MoreProps = { query: AuditListParams; typed: { from: string | null; until: string | null } }

/** Typed filters: order, amount and dates. */
export function AuditMore({ query, typed }: MoreProps) {
  const order = useAddressValue<HTMLInputElement>(query.order ?? '')
  return (
    <div className="grid grid-cols-2 gap-3 md:grid-cols-5">
      <Field label={m.admin_column_code()} className="max-md:col-span-2">
        <TextInput
          {...inputOf(auditFields.order)}
          ref={order}
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={query.order ?? ''}
        />
      </Field>
      <Amount name="least" label={m.audit_least()} amount={query.least} />
      <Amount name="most" label={m.audit_most()} amount={query.most} />
      <Field label={m.stock_moves_from()}>
        <DateInput follows="" name="from" defaultValue={typed.from ?? ''} />
      </Field>
      <Field label={m.stock_moves_until()}>
        <DateInput follows="" name="until" defaultValue={typed.until ?? ''} />
      </Field>
    </div>
  )
}

function Amount({ name, label, amount }: { name: string; label: string; amount: number | null | undefined }) {
  const text = typeof amount !== 'number' ? '' : dong(amount).replace(/\s*₫/, '')
  const field = useAddressValue<HTMLInputElement>(text)
  return (
    <Field label={label}>
      <TextInput {...inputOf(auditFields.from, name)} ref={field} defaultValue={text} end="₫" />
    </Field>
  )
}
