import { isReachableLink } from '#flows/content/is-reachable-link.ts'
import type { DeclaredField } from '#kit/declare-fields.ts'
import { db } from '#platform/postgres/db.server.ts'
import { textError } from '#platform/forms/field-schema.ts'
import {
  menuIcons,
  menuPlan,
  namedGroups,
  planGroup,
  type MenuPlan,
  type PlanGroup,
  type PlanItem,
} from '#shop/settings/menu-plan.ts'
import { menuEntryFields, menuGroupFields } from '#shop/settings/wording-fields.ts'
import { removedRow, type Move } from '#web/admin-kit/form/read-move.ts'
import { needsPublishing } from '#web/shell/nav/build-nav.server.ts'
import { m } from '#words/messages.js'
import { localized } from '#kit/localized.ts'

type Texts = Record<string, string>
type Errors = Record<string, string>
type Reading = { values: Texts; errors: Errors; names: Map<string, string> }

export const itemsOf = (group: string) => `footer-${group}`

function line({ values, errors }: Reading, name: string, field: DeclaredField) {
  const text = (values[name] ?? '').normalize().replace(/\s+/g, ' ').trim()
  const error = textError(field, text)
  if (error) errors[name] = error
  return text
}

/** The entries of one menu as they were typed, and the new entry if its address was filled in. */
async function readItems(reading: Reading, list: string, mostItems: number): Promise<PlanItem[]> {
  const { values, errors, names } = reading
  const items: PlanItem[] = []
  const rows = [...Array(mostItems).keys()].map(String).filter((at) => `${list}.${at}.href` in values)
  for (const at of [...rows, 'new']) {
    const field = (part: string) => `${list}.${at}.${part}`
    const href = line(reading, field('href'), menuEntryFields.href)
    const label = localized((locale) => line(reading, field(locale), menuEntryFields[locale]))
    if (at === 'new' && !href && !label.vi) continue
    if (at === 'new' && rows.length >= mostItems) errors[field('href')] = m.menu_error_many({ max: mostItems })
    else if (!names.has(href) && !(await isReachableLink(db, href))) errors[field('href')] = m.menu_error_address()
    else if (items.some((one) => one.href === href)) errors[field('href')] = m.menu_error_twice()
    // An entry of an unpublished page waits unseen, and has the title of its page once that is published.
    else if (!label.vi && !names.has(href) && !needsPublishing(href)) errors[field('vi')] = m.menu_error_label()
    items.push({ href, label, ...readMarks(reading, field) })
  }
  return items
}

/** Description, icon and badge of an entry. */
function readMarks(
  reading: Reading,
  field: (part: string) => string,
): Pick<PlanItem, 'description' | 'icon' | 'badge'> {
  const both = (part: 'description' | 'badge') => ({
    vi: line(reading, field(`${part}Vi`), menuEntryFields[`${part}Vi`]),
    en: line(reading, field(`${part}En`), menuEntryFields[`${part}En`]),
  })
  const icon = menuIcons.find((one) => one === reading.values[field('icon')])
  const description = both('description')
  const badge = both('badge')
  if (description.en && !description.vi) reading.errors[field('descriptionVi')] = m.menu_error_description()
  if (badge.en && !badge.vi) reading.errors[field('badgeVi')] = m.menu_error_badge()
  return { ...(description.vi && { description }), ...(icon && { icon }), ...(badge.vi && { badge }) }
}

/** Whether a field belongs to the entry or the group that a button removes. */
function isRemoved(field: string, footer: PlanGroup[], move: Move | undefined) {
  const at = removedRow(move)
  if (!move || at === undefined) return false
  const group = move.list === 'groups' ? footer[at]?.id : undefined
  const removed = group ? [`title.${group}.`, `${itemsOf(group)}.`] : [`${move.list}.${at}.`]
  return removed.some((prefix) => field.startsWith(prefix))
}

/**
 * Parses the form of the menus, with one error per invalid field. `names`: default names of pages. `move`: what a button moves or removes; errors of
 * what it removes do not count, so that a dead link can be removed.
 */
export async function readMenus(form: FormData, names: Map<string, string>, move?: Move) {
  const values = Object.fromEntries([...form].map(([name, typed]) => [name, String(typed)]))
  const reading: Reading = { values, errors: {}, names }
  const header = await readItems(reading, 'header', 8)
  const shop = await readItems(reading, 'shop', 16)
  const footer: PlanGroup[] = []
  const ids = [...new Set(form.getAll('group').map(String))].filter((id) => planGroup.shape.id.safeParse(id).success)
  for (const id of ids.slice(0, 8)) {
    const title = localized((locale) => line(reading, `title.${id}.${locale}`, menuGroupFields.title))
    if (!title.vi && !namedGroups.some((named) => named === id)) reading.errors[`title.${id}.vi`] = m.menu_error_title()
    const column = ([1, 2, 3] as const).find((one) => String(one) === values[`column.${id}`]) ?? 1
    footer.push({ id: id as PlanGroup['id'], title, column, items: await readItems(reading, itemsOf(id), 20) })
  }
  const plan: MenuPlan = { header, shop, footer }
  const errors = Object.fromEntries(Object.entries(reading.errors).filter(([field]) => !isRemoved(field, footer, move)))
  return { plan, errors, values, isFit: menuPlan.safeParse(plan).success }
}
