import { CircleCheck, CircleDashed } from 'lucide-react'
import { Link } from 'react-router'
import { m } from '#words/messages.js'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import type { EditorView } from './read-editor.ts'

/** Checklist before a product can be sold, with links. */
export function ReadyPanel({ id, ready }: { id: string; ready: EditorView['ready'] }) {
  const steps = [
    { done: ready.variants, label: m.product_admin_ready_variants(), to: `/admin/products/${id}/variants` },
    { done: ready.pictures, label: m.product_admin_ready_pictures(), to: `/admin/products/${id}/pictures` },
    { done: ready.measures, label: m.product_admin_ready_measures(), to: '#measures' },
    { done: ready.prices, label: m.product_admin_ready_prices(), to: '#prices' },
    { done: ready.description, label: m.product_admin_ready_description(), to: '#texts' },
  ]
  return (
    <Panel title={m.product_admin_ready()}>
      <ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-5">
        {steps.map(({ done, label, to }) => {
          const Mark = done ? CircleCheck : CircleDashed
          return (
            <li key={to}>
              <Link
                to={to}
                className="inline-flex min-h-11 items-center gap-2 rounded-sm hover:underline hover:underline-offset-4"
              >
                <Mark aria-hidden size={20} strokeWidth={1.9} className={done ? 'text-green' : 'text-amber'} />
                <span>
                  {label}
                  <span className="sr-only">
                    : {done ? m.product_admin_ready_done() : m.product_admin_ready_open()}
                  </span>
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
