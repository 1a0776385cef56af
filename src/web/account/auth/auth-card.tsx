import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import { Breadcrumbs, type Crumb } from '#web/shell/page/breadcrumbs.tsx'
import { m } from '#words/messages.js'

type Props = {
  title: string
  isAdmin?: boolean
  /** Every page except home and /auth has breadcrumbs (docs/reference/spec.md 2). */
  trail?: Crumb[]
  tabs?: ReactNode
  children: ReactNode
}

/** A card 440 px wide. For admins its head is dark, so that it differs from the customers' sign-in. */
export const AuthCard = ({ title, isAdmin = false, trail, tabs, children }: Props) => (
  <div className={cx('wrap', trail ? 'pb-10 md:pb-16' : 'py-10 md:py-16')}>
    {trail && <Breadcrumbs trail={trail} here={title} />}
    <div className="mx-auto max-w-[440px] overflow-hidden rounded-lg border border-line bg-surface">
      <div className={cx('px-6 md:px-8', isAdmin ? 'bg-ink py-5 [&_h1]:text-bg' : 'pt-7')}>
        <h1 className="type-h2">{title}</h1>
        {tabs}
      </div>
      <div className="grid gap-5 px-6 py-6 md:px-8 md:pb-8">{children}</div>
    </div>
  </div>
)

/** Breadcrumbs of the pages beside the sign-in. */
export const signInTrail = (): Crumb[] => [{ label: m.auth_title(), to: '/auth' }]
export const adminSignInTrail = (): Crumb[] => [{ label: m.auth_admin_title(), to: '/auth?mode=admin' }]

export const quietLink =
  'inline-flex min-h-11 items-center justify-center text-accent underline underline-offset-4 hover:text-accent-hover'
