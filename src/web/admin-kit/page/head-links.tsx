import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useMayOpen } from '../use-may-open.ts'
import { buttonClass } from '#ui/button.tsx'

export type HeadLink = {
  to: string
  label: string
  icon?: ReactNode
  /** The main action of the page. */ isMain?: boolean
}

/** Links in a page head, without those to pages that the reader may not open. */
export function HeadLinks({ links }: { links: HeadLink[] }) {
  const mayOpen = useMayOpen()
  return (
    <div className="flex flex-wrap gap-3">
      {links
        .filter(({ to }) => mayOpen(to))
        .map(({ to, label, icon, isMain }) => (
          <Link key={to} to={to} className={buttonClass({ size: 'sm', variant: isMain ? 'primary' : 'outline' })}>
            {icon}
            {label}
          </Link>
        ))}
    </div>
  )
}
