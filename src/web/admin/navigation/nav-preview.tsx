import { EntryText } from '#web/shell/nav/entry-text.tsx'
import type { Nav } from '#web/shell/nav/menu.ts'
import { m } from '#words/messages.js'
import { Panel } from '#web/admin-kit/page/panel.tsx'

/** Header and footer as they will stand, without what waits. */
export const NavPreview = ({ nav }: { nav: Nav }) => (
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
