import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '#ui/button.tsx'

export type HeadLink = {
  to: string
  label: string
  icon?: ReactNode
  /** The main action of the page. */ isMain?: boolean
}

/** Links in a page head. */
export const HeadLinks = ({ links }: { links: HeadLink[] }) => (
  <div className="flex flex-wrap gap-3">
    {links.map(({ to, label, icon, isMain }) => (
      <Link key={to} to={to} className={buttonClass({ size: 'sm', variant: isMain ? 'primary' : 'outline' })}>
        {icon}
        {label}
      </Link>
    ))}
  </div>
)
