import type { MenuPlan, PlanItem } from '#shop/settings/menu-plan.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import type { FormShape } from '#web/admin-kit/form/form-shape.ts'

type Texts = Record<string, string>
const columns = ['href', 'vi', 'en', 'descriptionVi', 'descriptionEn', 'icon', 'badgeVi', 'badgeEn']

/** Fields are named by menu and position: `footer-shop.2.href`. */
export const menuShape: FormShape = {
  ordered: ['group'],
  lists: [
    {
      columns,
      key: 'href',
      parts(field) {
        const [, list, row, column] =
          /^(header|shop|footer-[\w-]+)\.(\d+)\.(href|vi|en|descriptionVi|descriptionEn|icon|badgeVi|badgeEn)$/.exec(
            field,
          ) ?? []
        return list && column ? { list, row: Number(row), column } : undefined
      },
    },
  ],
}

/** The menus, or their draft, as field values. */
export function menuFields(
  { menus, menusDraft }: Pick<ShopSettings, 'menus' | 'menusDraft'>,
  defaultPlan: MenuPlan,
): Texts {
  const { header, shop, footer } = menusDraft ?? menus ?? defaultPlan
  return {
    ...items('header', header),
    ...items('shop', shop),
    group: footer.map(({ id }) => id).join(','),
    ...Object.assign({}, ...footer.map(groupFields)),
  }
}

const groupFields = ({ id, title, column, items: of }: MenuPlan['footer'][number]): Texts => ({
  [`title.${id}.vi`]: title.vi,
  [`title.${id}.en`]: title.en,
  [`column.${id}`]: String(column),
  ...items(`footer-${id}`, of),
})

const items = (list: string, of: PlanItem[]): Texts =>
  Object.fromEntries(
    of.flatMap(({ href, label, description, icon = '', badge }, at) =>
      Object.entries({
        href,
        vi: label.vi,
        en: label.en,
        descriptionVi: description?.vi ?? '',
        descriptionEn: description?.en ?? '',
        icon,
        badgeVi: badge?.vi ?? '',
        badgeEn: badge?.en ?? '',
      }).map(([part, text]) => [`${list}.${at}.${part}`, text]),
    ),
  )
