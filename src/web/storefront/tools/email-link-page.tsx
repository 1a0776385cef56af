import type { ReactNode } from 'react'
import { Breadcrumbs } from '#web/shell/page/breadcrumbs.tsx'

/** The page behind an email's link: one message or one button. */
export const EmailLinkPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="wrap pb-12 md:pb-16">
    <Breadcrumbs trail={[]} here={title} />
    <div className="max-w-[38em]">
      <h1 className="type-h1">{title}</h1>
      {children}
    </div>
  </div>
)
