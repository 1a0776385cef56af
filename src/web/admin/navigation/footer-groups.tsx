import { inputOf } from '#kit/declare-fields.ts'
import { namedGroups, type PlanGroup } from '#shop/settings/menu-plan.ts'
import { menuGroupFields } from '#shop/settings/wording-fields.ts'
import { Field } from '#ui/fields/field.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { OrderedRow } from '#web/admin-kit/form/ordered-row.tsx'
import { Collapsible } from '#web/admin-kit/page/collapsible.tsx'
import { ItemRows, type RowsShared } from './item-rows.tsx'
import { locales } from '#kit/localized.ts'

type Props = { groups: PlanGroup[]; titles: Record<string, string>; shared: RowsShared }

/** Groups of the footer: column and title, and their links in a collapsed section. */
export const FooterGroups = ({ groups, titles, shared }: Props) => (
  <ol>
    {groups.map((group, at) => (
      <OrderedRow
        key={group.id}
        list="groups"
        at={at}
        count={groups.length}
        name={group.title.vi || titles[group.id] || group.id}
        canRemove
      >
        <Group group={group} own={titles[group.id]} shared={shared} />
      </OrderedRow>
    ))}
  </ol>
)

function Group({
  group: { id, title, column, items },
  own,
  shared,
}: {
  group: PlanGroup
  own?: string
  shared: RowsShared
}) {
  const { values, errors } = shared
  const list = `footer-${id}`
  const hasFault = Object.keys(errors).some((name) => name.startsWith(`${list}.`))
  return (
    <>
      <input type="hidden" name="group" value={id} />
      <div className="grid gap-x-4 gap-y-3 md:grid-cols-3">
        {locales.map((locale) => (
          <Field
            key={locale}
            label={locale === 'vi' ? m.menu_title_vi() : m.menu_title_en()}
            error={errors[`title.${id}.${locale}`]}
          >
            <TextInput
              {...inputOf(menuGroupFields.title, `title.${id}.${locale}`)}
              lang={locale}
              placeholder={locale === getLocale() && namedGroups.some((one) => one === id) ? own : undefined}
              defaultValue={values[`title.${id}.${locale}`] ?? title[locale]}
            />
          </Field>
        ))}
        <SelectField
          label={m.menu_column()}
          name={`column.${id}`}
          defaultValue={values[`column.${id}`] ?? String(column)}
          options={[1, 2, 3].map((value) => ({ value: String(value), label: m.menu_column_of({ number: value }) }))}
        />
      </div>
      <Collapsible
        summary={m.menu_entries({ count: items.length })}
        open={hasFault}
        className="mt-2"
        summaryClass="min-h-11 px-2 text-muted hover:text-ink"
      >
        <div className="pl-2">
          <ItemRows list={list} items={items} most={20} {...shared} />
        </div>
      </Collapsible>
    </>
  )
}
