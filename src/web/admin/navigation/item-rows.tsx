import { inputOf } from '#kit/declare-fields.ts'
import { menuIcons, type MenuIconName, type PlanItem } from '#shop/settings/menu-plan.ts'
import { menuEntryFields } from '#shop/settings/wording-fields.ts'
import { Field } from '#ui/fields/field.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { Tag } from '#ui/tag.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { Collapsible } from '#web/admin-kit/page/collapsible.tsx'
import { OrderedRow } from '#web/admin-kit/form/ordered-row.tsx'
import { locales } from '#kit/localized.ts'

type Texts = Readonly<Record<string, string | undefined>>
export type RowsShared = {
  /** Default names of pages. */
  names: Record<string, string>
  /** Addresses of unpublished pages; their entries are not shown yet. */
  unpublished: string[]
  values: Texts
  errors: Texts
  addressList: string
}
const iconNames: Record<MenuIconName, () => string> = {
  figure: m.category_figure,
  hockey: m.category_hockey,
  speed: m.category_speed,
  recreational: m.category_recreational,
  gift: m.menu_icon_gift,
  sale: m.menu_icon_sale,
  star: m.menu_icon_star,
  heart: m.menu_icon_heart,
  service: m.menu_icon_service,
  guide: m.menu_icon_guide,
  delivery: m.menu_icon_delivery,
  phone: m.menu_icon_phone,
}

type Props = RowsShared & { list: string; items: PlanItem[]; most: number; hasDescriptions?: boolean }

/** The entries of one menu in order, and a row to add one. */
export function ItemRows({ list, items, most, ...shared }: Props) {
  return (
    <ol>
      {items.map((item, at) => (
        <OrderedRow
          key={item.href}
          list={list}
          at={at}
          count={items.length}
          name={item.label.vi || shared.names[item.href] || item.href}
          canRemove
        >
          <ItemFields field={`${list}.${at}`} item={item} {...shared} />
          {shared.unpublished.includes(item.href) && (
            <p className="mt-2">
              <Tag tone="brass">{m.menu_waits()}</Tag>
            </p>
          )}
        </OrderedRow>
      ))}
      {items.length < most && (
        <li className="border-t border-line py-3 first:border-t-0">
          <p className="type-label mb-2 text-ink">{m.menu_add()}</p>
          <ItemFields field={`${list}.new`} item={{ href: '', label: { vi: '', en: '' } }} {...shared} />
        </li>
      )}
    </ol>
  )
}

function ItemFields({
  field,
  item,
  names,
  values,
  errors,
  addressList,
  hasDescriptions,
}: RowsShared & { field: string; item: PlanItem; hasDescriptions?: boolean }) {
  const own = names[item.href]
  const text = (part: string, saved: string) => values[`${field}.${part}`] ?? saved
  const described = hasDescriptions && {
    descriptionVi: item.description?.vi,
    descriptionEn: item.description?.en,
  }
  const marks = { ...described, icon: item.icon, badgeVi: item.badge?.vi, badgeEn: item.badge?.en }
  const isMarked = Object.entries(marks).some(([part, saved]) => text(part, saved ?? '') || errors[`${field}.${part}`])
  return (
    <div className="grid gap-x-4 gap-y-3 md:grid-cols-3">
      {locales.map((locale) => (
        <Field
          key={locale}
          label={locale === 'vi' ? m.menu_label_vi() : m.menu_label_en()}
          error={errors[`${field}.${locale}`]}
        >
          <TextInput
            {...inputOf(menuEntryFields[locale], `${field}.${locale}`)}
            lang={locale}
            placeholder={locale === getLocale() ? own : undefined}
            defaultValue={text(locale, item.label[locale])}
          />
        </Field>
      ))}
      <Field label={m.menu_address()} error={errors[`${field}.href`]}>
        <TextInput
          {...inputOf(menuEntryFields.href, `${field}.href`)}
          list={addressList}
          spellCheck={false}
          defaultValue={text('href', item.href)}
        />
      </Field>
      <Collapsible
        summary={hasDescriptions ? m.menu_marks_and_description() : m.menu_marks()}
        open={isMarked}
        className="md:col-span-3"
        summaryClass="type-label min-h-11 text-ink"
      >
        {hasDescriptions && <DescriptionFields {...{ field, item, text, errors }} />}
        <MarkFields {...{ field, item, text, errors }} />
      </Collapsible>
    </div>
  )
}

type PartProps = {
  field: string
  item: PlanItem
  /** The typed value of a part, or the saved one. */
  text: (part: string, saved: string) => string
  errors: RowsShared['errors']
}

const DescriptionFields = ({ field, item, text, errors }: PartProps) => (
  <div className="mb-3 grid gap-x-4 gap-y-3 md:grid-cols-2">
    {locales.map((locale) => {
      const part = locale === 'vi' ? 'descriptionVi' : 'descriptionEn'
      return (
        <Field
          key={part}
          label={locale === 'vi' ? m.menu_description_vi() : m.menu_description_en()}
          error={errors[`${field}.${part}`]}
        >
          <TextInput
            {...inputOf(menuEntryFields[part], `${field}.${part}`)}
            lang={locale}
            defaultValue={text(part, item.description?.[locale] ?? '')}
          />
        </Field>
      )
    })}
  </div>
)

/** Icon and badge. */
const MarkFields = ({ field, item, text, errors }: PartProps) => (
  <div className="grid gap-x-4 gap-y-3 md:grid-cols-3">
    <SelectField
      label={m.menu_icon()}
      name={`${field}.icon`}
      defaultValue={text('icon', item.icon ?? '')}
      options={[
        { value: '', label: m.menu_icon_none() },
        ...menuIcons.map((value) => ({ value, label: iconNames[value]() })),
      ]}
    />
    {locales.map((locale) => {
      const part = locale === 'vi' ? 'badgeVi' : 'badgeEn'
      return (
        <Field
          key={part}
          label={locale === 'vi' ? m.menu_badge_vi() : m.menu_badge_en()}
          error={errors[`${field}.${part}`]}
        >
          <TextInput
            {...inputOf(menuEntryFields[part], `${field}.${part}`)}
            lang={locale}
            defaultValue={text(part, item.badge?.[locale] ?? '')}
          />
        </Field>
      )
    })}
  </div>
)
