import { useContext } from 'react'
import { Link } from 'react-router'
import { NavContext, type MenuGroup } from '#web/shell/nav/menu.ts'
import { getLocale } from '#words/runtime.js'

/** The site map for people: the groups of the footer, which link only to existing pages, and every article. */
export function SiteMap({ texts }: { texts: MenuGroup[] }) {
  const groups = [...useContext(NavContext).footer.flat(), ...texts].filter(({ items }) => items.length)
  return (
    // A page without English text is Vietnamese as a whole; its list is not.
    <div lang={getLocale()} className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
      {groups.map(({ title, items }) => (
        <section key={title}>
          <h2 className="type-h3">{title}</h2>
          <ul className="mt-1">
            {items.map(({ label, lang, href }) => (
              <li key={href}>
                <Link
                  to={href}
                  lang={lang}
                  className="link inline-flex min-h-11 items-center py-1.5 font-[inherit] leading-snug"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
