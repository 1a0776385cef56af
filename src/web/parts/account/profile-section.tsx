import type { ReactNode } from 'react'

type Props = { title: string; note?: ReactNode; id?: string; children: ReactNode }

/** A section of an account page: heading at the left, controls at the right. A link to its anchor leaves the message above it in view. */
export const ProfileSection = ({ title, note, id, children }: Props) => (
  <section
    id={id}
    className="grid scroll-mt-28 gap-x-12 gap-y-5 border-t border-line py-8 lg:grid-cols-[240px_minmax(0,520px)]"
  >
    <div>
      <h2 className="type-h3">{title}</h2>
      {note && <div className="mt-1.5 type-small text-muted">{note}</div>}
    </div>
    <div className="min-w-0">{children}</div>
  </section>
)
