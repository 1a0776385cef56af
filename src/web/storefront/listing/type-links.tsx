import { NavLink } from 'react-router'
import { m } from '#words/messages.js'

/** The kinds of accessory, each with an address of its own. */
export const TypeLinks = ({
  all,
  root,
  types,
}: {
  all: string
  root: string
  types: { slug: string; label: string }[]
}) => (
  <nav aria-label={m.listing_by_type()} className="mb-5 border-b border-line pb-4">
    <ul>
      {[{ slug: '', label: all }, ...types].map(({ slug, label }) => (
        <li key={slug}>
          <NavLink
            end
            to={slug ? `${root}/${slug}` : root}
            className={({ isActive }) =>
              `flex min-h-11 items-center rounded-sm text-ink hover:underline hover:underline-offset-4 ${isActive ? 'font-semibold' : ''}`
            }
          >
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  </nav>
)
