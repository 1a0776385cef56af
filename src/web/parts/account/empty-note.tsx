import type { ReactNode } from 'react'

/** An empty page: its purpose and the next action. */
export const EmptyNote = ({ icon, text, children }: { icon: ReactNode; text: string; children?: ReactNode }) => (
  <div className="flex flex-col items-start gap-4 rounded-lg bg-sunken p-6 md:p-8">
    <span className="grid size-14 place-items-center rounded-full bg-surface text-accent">{icon}</span>
    <p className="max-w-[60ch]">{text}</p>
    {children}
  </div>
)
