import { Form, Link } from 'react-router'
import { m } from '#words/messages.js'
import { SubmitButton } from '#web/admin-kit/form/submit-button.tsx'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import type { HeldImport } from '#shop/imports/queries.ts'

/** Counts of the changes that the import will make or made, with the button to start it. */
export function ImportSummary({ productImport: { state, tally } }: { productImport: HeldImport }) {
  const isDone = state === 'done'
  const { created = 0, products = 0, begun = [] } = tally
  const changes = tally.changed + created
  const counts = [
    ...(products ? ([[isDone ? m.import_count_begun() : m.import_count_begin(), products]] as const) : []),
    ...(created ? ([[isDone ? m.import_count_made() : m.import_count_make(), created]] as const) : []),
    [isDone ? m.import_count_done() : m.import_count_changed(), tally.changed],
    [m.import_count_unchanged(), tally.unchanged],
    [m.import_count_faulty(), tally.faulty],
  ] as const
  return (
    <Panel title={isDone ? m.import_result() : m.import_preview()}>
      <dl className="num grid grid-cols-2 gap-x-6 gap-y-4 sm:flex sm:flex-wrap sm:gap-x-10">
        {counts.map(([label, count]) => (
          <div key={label}>
            <dt className="text-muted">{label}</dt>
            <dd className="type-h2 text-ink">{formatCount(count)}</dd>
          </div>
        ))}
      </dl>
      {begun.length > 0 && (
        <p className="mt-4 text-muted">
          {m.import_begun({ names: begun.join(' · ') })}
          {products > begun.length && ` ${m.import_begun_more({ count: formatCount(products - begun.length) })}`}{' '}
          {isDone && (
            <Link to="/admin/products?status=draft" className="link">
              {m.import_to_drafts()}
            </Link>
          )}
        </p>
      )}
      {!isDone && changes === 0 && <p className="mt-4 text-muted">{m.import_nothing()}</p>}
      {!isDone && changes > 0 && (
        <Form method="post" className="mt-5 grid gap-3">
          <p className="text-muted">{m.import_warning()}</p>
          <div>
            <SubmitButton intent="run" busyText={m.admin_busy()}>
              {m.import_do_run({ count: formatCount(changes) })}
            </SubmitButton>
          </div>
        </Form>
      )}
    </Panel>
  )
}
