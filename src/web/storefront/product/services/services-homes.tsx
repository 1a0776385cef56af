import { Link } from 'react-router'
import { buttonClass } from '#ui/button.tsx'
import type { ServiceCategories } from './find-homes.server.ts'

/** Instead of the button: where this service is chosen. */
export function ServicesHomes({ homes: { title, text, links } }: { homes: ServiceCategories }) {
  return (
    <div className="mt-6 rounded-md bg-sunken p-5">
      <p className="font-semibold text-ink">{title}</p>
      <p className="mt-1">{text}</p>
      <p className="mt-4 flex flex-wrap gap-2">
        {links.map(({ to, name }) => (
          <Link key={to} to={to} className={buttonClass({ variant: 'outline', size: 'sm' })}>
            {name}
          </Link>
        ))}
      </p>
    </div>
  )
}
