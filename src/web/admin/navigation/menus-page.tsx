import { ListPlus } from 'lucide-react'
import { useId } from 'react'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { Button } from '#ui/button.tsx'
import {
  buildNav,
  needsPublishing,
  namesOfGroups,
  namesOfPages,
  defaultMenuPlan,
} from '#web/shell/nav/build-nav.server.ts'
import { findNavFacts } from '#web/shell/nav/find-nav.server.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { answerTo } from '#web/admin-kit/form/answer.ts'
import { readDoneParam } from '#web/admin-kit/form/read-done-param.ts'
import { DraftEditor } from '#web/admin-kit/form/draft-editor.tsx'
import { versionOf } from '#web/admin-kit/form/merge-form.server.ts'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { AddressList } from '#web/admin-kit/form/address-list.tsx'
import { FooterGroups } from './footer-groups.tsx'
import { ItemRows } from './item-rows.tsx'
import { listMenuAddresses } from '#web/admin-kit/form/list-menu-addresses.server.ts'
import { menuFields, menuShape } from './menu-fields.ts'
import { saveMenus } from './save-menus.server.ts'
import type { Route } from './+types/menus-page.ts'
import { EntryText } from '#web/shell/nav/entry-text.tsx'
import type { Nav } from '#web/shell/nav/menu.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.menu_admin() })

const doneWords = {
  save: () => m.menu_done_save(),
  publish: () => m.menu_done_publish(),
  discard: () => m.home_done_discard(),
  usual: () => m.menu_done_usual(),
}

export async function loader({ url }: Route.LoaderArgs) {
  const settings = await findSettings(db)
  const { menus, menusDraft } = settings
  const facts = await findNavFacts(db, requestLocale())
  const plan = menusDraft ?? menus ?? defaultMenuPlan(facts)
  const names = namesOfPages(facts)
  const hrefs = [...plan.header, ...plan.shop, ...plan.footer.flatMap(({ items }) => items)].map(({ href }) => href)
  return {
    plan,
    isDraft: menusDraft !== null,
    names: Object.fromEntries(names),
    unpublished: [...new Set(hrefs)].filter((href) => needsPublishing(href) && !names.has(href)),
    titles: namesOfGroups() as Record<string, string>,
    nav: buildNav(facts, plan),
    addresses: await listMenuAddresses(db, requestLocale()),
    version: versionOf(menuFields(settings, defaultMenuPlan(facts)), menuShape),
    done: readDoneParam(doneWords, url),
  }
}

export const action = async ({ request, context }: Route.ActionArgs) =>
  saveMenus(await request.formData(), context.get(adminContext).actor)

/** The label of an entry's field is the name of its menu: `footer-shop.2.href`. */
const labelsOf = (groups: { id: string }[]) => ({
  header: m.menu_header(),
  shop: m.menu_shop(),
  title: m.menu_footer(),
  column: m.menu_footer(),
  group: m.menu_footer(),
  ...Object.fromEntries(groups.map(({ id }) => [`footer-${id}`, m.menu_footer()])),
})

export default function MenusPage({ loaderData, actionData }: Route.ComponentProps) {
  const { plan, isDraft, names, unpublished, titles, nav, addresses, version, done } = loaderData
  const { errors, values } = answerTo(actionData, 'save')
  const addressList = useId()
  const shared = { names, unpublished, values, errors, addressList }
  return (
    <DraftEditor
      title={m.menu_admin()}
      note={m.menu_admin_note()}
      {...{ isDraft, version }}
      answer={actionData}
      done={done && doneWords[done]()}
      labels={labelsOf(plan.footer)}
      probeField="header.0.href"
      resetLabel={m.menu_usual()}
      below={<NavPreview nav={nav} />}
      className="max-w-[72rem]"
    >
      <Panel title={m.menu_header()}>
        <p className="mb-2 text-muted">{m.menu_header_note()}</p>
        <ItemRows list="header" items={plan.header} most={8} hasDescriptions {...shared} />
      </Panel>
      <Panel title={m.menu_shop()}>
        <p className="mb-2 text-muted">{m.menu_shop_note()}</p>
        <ItemRows list="shop" items={plan.shop} most={16} hasDescriptions {...shared} />
      </Panel>
      <Panel
        title={m.menu_footer()}
        aside={
          <Button
            type="submit"
            name="intent"
            value="group"
            size="sm"
            variant="quiet"
            icon={<ListPlus aria-hidden size={18} />}
          >
            {m.menu_group_add()}
          </Button>
        }
      >
        <p className="mb-2 text-muted">{m.menu_footer_note()}</p>
        <FooterGroups groups={plan.footer} titles={titles} shared={shared} />
      </Panel>
      <AddressList id={addressList} addresses={addresses} />
    </DraftEditor>
  )
}

/** Preview of header and footer, without entries of unpublished pages. */
const NavPreview = ({ nav }: { nav: Nav }) => (
  <Panel title={m.menu_preview()}>
    <p className="mb-3 text-muted">{m.menu_preview_note()}</p>
    <p className="type-label text-muted">{m.menu_header()}</p>
    <ul className="mt-1 flex flex-wrap gap-x-6 gap-y-1 border-b border-line pb-4">
      {nav.header.map(({ menu, ...item }) => (
        <li key={item.href} className="font-[560] text-ink">
          <EntryText item={item} />
          {menu && <span aria-hidden> ▾</span>}
        </li>
      ))}
    </ul>
    <p className="type-label mt-4 text-muted">{m.menu_footer()}</p>
    <div className="mt-2 grid gap-6 sm:grid-cols-3">
      {nav.footer.map((groups, at) => (
        <div key={at} className="grid content-start gap-4">
          {groups.map(({ title, items }) => (
            <div key={title}>
              <p className="font-semibold text-ink">{title}</p>
              <ul className="mt-1">
                {items.map((item) => (
                  <li key={item.href}>
                    <EntryText item={item} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      ))}
    </div>
  </Panel>
)
