import { useEffect, useRef, type ReactNode } from 'react'
import { NavLink, useLocation } from 'react-router'
import { m } from '#words/messages.js'
import { PageHead } from '#web/admin-kit/page/page-head.tsx'
import { useMayOpen } from '#web/admin-kit/use-may-open.ts'
import { settingsScreens } from './sections.ts'

type Props = { title: string; note?: ReactNode; children: ReactNode }

/** Frame of the settings screens. Their navigation stands beside the form, above it in smaller windows, and scrolls sideways on phones. */
export const SettingsFrame = ({ title, note, children }: Props) => (
  <div className="grid gap-y-4 lg:grid-cols-[11.5rem_minmax(0,56rem)] lg:items-start lg:gap-x-8">
    <SettingsNav />
    <div className="grid max-w-[56rem] min-w-0 gap-5">
      <div className="-mb-5 md:-mb-6">
        <PageHead title={title} note={note} />
      </div>
      {children}
    </div>
  </div>
)

function SettingsNav() {
  const list = useRef<HTMLUListElement>(null)
  const { pathname } = useLocation()
  const mayOpen = useMayOpen()
  useEffect(() => {
    list.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [pathname])
  return (
    <nav aria-label={m.settings_nav()} className="-mx-4 overflow-x-auto px-4 md:mx-0 md:px-0 lg:sticky lg:top-20">
      <ul ref={list} className="flex min-w-max gap-x-0.5 gap-y-1 md:min-w-0 md:flex-wrap lg:grid">
        {settingsScreens()
          .filter(({ to }) => mayOpen(to))
          .map(({ to, label, end, Icon }) => (
            <li key={to}>
              <NavLink
                to={to}
                end={end}
                className="inline-flex min-h-11 items-center gap-2 rounded-sm px-2.5 whitespace-nowrap text-muted transition-colors hover:bg-sunken hover:text-ink aria-[current=page]:bg-accent-soft aria-[current=page]:font-[560] aria-[current=page]:text-ink lg:flex lg:min-h-10"
              >
                <Icon aria-hidden size={18} strokeWidth={1.7} className="shrink-0" />
                {label}
              </NavLink>
            </li>
          ))}
      </ul>
    </nav>
  )
}
