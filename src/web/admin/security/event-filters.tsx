import { securityPeriods, type SecurityPeriod } from '#shop/security/security-period.ts'
import { SelectField } from '#ui/fields/select-field.tsx'
import { m } from '#words/messages.js'
import type { readEventParams } from './read-event-params.ts'
import { eventWords, securityPeriodWords } from './event-words.ts'

/** With scripts they filter at once; without, with the button beside them. */
export function EventFilters({ asked, types }: { asked: ReturnType<typeof readEventParams>; types: string[] }) {
  const send = (event: { currentTarget: HTMLSelectElement }) => event.currentTarget.form?.requestSubmit()
  return (
    <>
      <SelectField
        key={`type:${asked.type}`}
        label={m.security_monitor_type()}
        labelHidden
        name="type"
        defaultValue={asked.type ?? ''}
        placeholder={m.security_monitor_any_type()}
        options={types.map((value) => ({ value, label: eventWords(value) }))}
        onChange={send}
        className="flex-[1_1_9rem] md:flex-[0_1_16rem]"
      />
      <SelectField
        key={`period:${asked.period}`}
        label={m.security_monitor_period()}
        labelHidden
        name="period"
        defaultValue={asked.period}
        options={(Object.keys(securityPeriods) as SecurityPeriod[]).map((value) => ({
          value,
          label: securityPeriodWords[value](),
        }))}
        onChange={send}
        className="flex-[1_1_9rem] md:flex-[0_1_13rem]"
      />
    </>
  )
}
