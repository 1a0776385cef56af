import type { ReactNode } from 'react'
import { Notice } from '#ui/notice.tsx'
import { m } from '#words/messages.js'

/** The frame of sandbox pages. Its first line says that the page is a simulation. */
export const SandboxCard = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="wrap py-6 md:py-12">
    <div className="mx-auto grid max-w-[520px] gap-5 rounded-lg border border-line bg-surface px-5 py-6 md:px-8 md:py-8">
      <h1 className="type-h2">{title}</h1>
      <Notice tone="warning">{m.sandbox_mark()}</Notice>
      {children}
    </div>
  </div>
)
