import { data, Link, redirect } from 'react-router'
import { formatDateTime } from '#kit/clock.ts'
import { orRefusal } from '#kit/refusal.ts'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { isUuid } from '#kit/is-uuid.ts'
import { openImport } from '#shop/imports/open-import.ts'
import { listImports, type ImportListRow } from '#shop/imports/queries.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { actorWords } from '#web/admin-kit/page/actor-words.ts'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import { PageHead } from '#web/admin-kit/page/page-head.tsx'
import { ListPanel } from '#web/admin-kit/list/list-panel.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { importStateWords } from './import-state-words.ts'
import { UploadForm } from './upload-form.tsx'
import type { Route } from './+types/imports-page.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.import_title() })

const mostShown = 20

export const loader = async () => ({ id: crypto.randomUUID(), lines: await listImports(db, mostShown) })

/** This admin route accepts a large body (app.ts): the guard checks the user before the form is read. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData().catch(() => undefined)
  const file = form?.get('file')
  const fail = (error: string) => data({ error }, { status: 422 })
  if (!(file instanceof File) || file.size === 0) return fail(m.import_no_file())
  const [id, like] = [String(form!.get('id')), String(form!.get('like') ?? '')]
  if (!isUuid(id)) throw data(null, { status: 400 })
  const bytes = new Uint8Array(await file.arrayBuffer())
  const name = file.name.normalize().slice(0, 120)
  const { actor } = context.get(adminContext)
  const sent = { id, name, bytes, like: isUuid(like) ? like : undefined }
  const { refusal, done: opened } = await orRefusal(openImport(db, actor, sent))
  return refusal ? fail(refusal.say(requestLocale())) : redirect(`/admin/products/import/${opened}`, 303)
}

export default function ImportsPage({ loaderData: { id, lines }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        back={{ to: '/admin/products', label: m.product_admin_title() }}
        title={m.import_title()}
        note={m.import_intro()}
      />
      <div className="grid max-w-[64rem] gap-5">
        <Panel title={m.import_send()}>
          <UploadForm key={id} id={id} error={actionData?.error} />
        </Panel>
        <ListPanel title={m.import_before()} none={m.import_none_before()}>
          {lines.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </ListPanel>
      </div>
    </>
  )
}

const Line = ({ line }: { line: ImportListRow }) => (
  <li className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-line px-4 py-3 md:px-5">
    <span className="min-w-0">
      <Link to={`/admin/products/import/${line.id}`} className="link font-[560] break-all">
        {line.name}
      </Link>
      <span className="type-fine block text-muted">
        {formatDateTime(line.at, getLocale())} · {actorWords(line)}
      </span>
    </span>
    <span className="num text-muted">
      {importStateWords[line.state]()} · {m.import_rows({ count: formatCount(line.rows) })}
      {line.tally.faulty > 0 && ` · ${m.import_row_errors({ count: formatCount(line.tally.faulty) })}`}
    </span>
  </li>
)
