import { ChoiceGroup } from '#ui/fields/choice-group.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'

type Part = { id: string; name: string; initialValue?: string; errors?: string[] }

const months = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'))
const oldest = 90

/** “Tháng 5”, “May”. */
function nameOf(month: string) {
  const name = new Intl.DateTimeFormat(getLocale(), { month: 'long' }).format(new Date(2000, Number(month) - 1))
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** A month is enough for what feet will grow; two lists, since not every browser can pick a month. */
export function BirthFields({ month, year, thisYear }: { month: Part; year: Part; thisYear: number }) {
  const years = Array.from({ length: oldest }, (_, at) => String(thisYear - at))
  return (
    <ChoiceGroup
      legend={
        <>
          {m.profile_born()} <span className="font-normal text-muted">{m.checkout_optional()}</span>
        </>
      }
      hint={m.profile_born_hint()}
    >
      <div className="grid grid-cols-2 gap-4">
        <SelectField
          id={month.id}
          label={m.profile_month()}
          name={month.name}
          defaultValue={month.initialValue}
          placeholder={m.profile_choose()}
          options={months.map((value) => ({ value, label: nameOf(value) }))}
          error={month.errors?.[0]}
        />
        <SelectField
          id={year.id}
          label={m.profile_year()}
          name={year.name}
          defaultValue={year.initialValue}
          placeholder={m.profile_choose()}
          options={years.map((value) => ({ value, label: value }))}
          error={year.errors?.[0]}
        />
      </div>
    </ChoiceGroup>
  )
}
