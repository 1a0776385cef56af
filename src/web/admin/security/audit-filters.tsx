import type { AuditAsked, listAuditChoices } from '#shop/security/search-audit.ts'
import { Field } from '#ui/field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { m } from '#words/messages.js'
import { actorWords } from '../frame/actor-words.ts'
import { subjectWords } from './audit-words.ts'

export const auditFilters = ['subject', 'actor', 'from', 'until']

type Props = { asked: AuditAsked; choices: Awaited<ReturnType<typeof listAuditChoices>> }

/** Choices filter at once with scripts; days wait for the button. */
export function AuditFilters({ asked, choices }: Props) {
  const send = (event: { currentTarget: HTMLSelectElement }) => event.currentTarget.form?.requestSubmit()
  const look = 'flex-[1_1_9rem] md:flex-[0_1_12rem]'
  return (
    <>
      <SelectField
        key={`subject:${asked.subject}`}
        label={m.audit_subject()}
        labelHidden
        name="subject"
        defaultValue={asked.subject ?? ''}
        placeholder={m.audit_any_subject()}
        options={choices.subjects.map((value) => ({ value, label: subjectWords(value) }))}
        onChange={send}
        className={look}
      />
      <SelectField
        key={`actor:${asked.actor}`}
        label={m.admin_column_actor()}
        labelHidden
        name="actor"
        defaultValue={asked.actor ?? ''}
        placeholder={m.audit_any_actor()}
        options={choices.actors.map((one) => ({ value: one.actor, label: actorWords(one) }))}
        onChange={send}
        className={look}
      />
      <Field label={m.ledger_from()}>
        <TextInput key={asked.from} type="date" name="from" defaultValue={asked.from ?? ''} />
      </Field>
      <Field label={m.ledger_until()}>
        <TextInput key={asked.until} type="date" name="until" defaultValue={asked.until ?? ''} />
      </Field>
    </>
  )
}
