import { data, Form } from 'react-router'
import { importRedirects, type ImportedLine } from '#flows/content/import-redirects.ts'
import { inputOf } from '#kit/declare-fields.ts'
import { db } from '#platform/postgres/db.server.ts'
import { textError } from '#platform/forms/field-schema.ts'
import { requestLocale } from '#platform/request.server.ts'
import { maxRedirectLines, readRedirectLines } from '#shop/content/redirects/redirect-lines.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import { PageHead } from '#web/admin-kit/page/page-head.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { type Column } from '#web/admin-kit/list/row-table.tsx'
import { RowsPanel } from '#web/admin-kit/list/rows-panel.tsx'
import type { Route } from './+types/import-redirects-page.ts'
import { redirectLinesFields } from './redirect-fields.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.redirect_import() })

/** Previews the lines, or saves them after the preview. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const text = String(form.get('lines') ?? '')
  const lines = readRedirectLines(text)
  const error = textError(redirectLinesFields.lines, text) ?? countError(lines.length)
  if (error) return data({ text, error, isTry: true, rows: [] }, { status: 422 })
  const isTry = form.get('intent') !== 'save'
  const done = await importRedirects(db, context.get(adminContext).actor, { lines, isTry })
  return data({ text: isTry ? text : '', error: undefined, isTry, rows: done.map(describeLine) })
}

function countError(count: number) {
  if (!count) return m.redirect_import_none()
  return count > maxRedirectLines ? m.redirect_import_many({ most: maxRedirectLines, count }) : undefined
}

const describeLine = ({ refusal, ...line }: ImportedLine) => ({ ...line, why: refusal?.say(requestLocale()) })
type DescribedLine = ReturnType<typeof describeLine>

const outcomeWords: Record<DescribedLine['outcome'], () => string> = {
  new: () => m.redirect_import_new(),
  changed: () => m.redirect_import_changed(),
  same: () => m.redirect_import_same(),
  refused: () => m.redirect_import_refused(),
}

const Outcome = ({ outcome, why }: DescribedLine) => (
  <span className={outcome === 'refused' ? 'text-red' : 'text-ink'}>
    {outcomeWords[outcome]()}
    {why && <span className="type-small block text-muted">{why}</span>}
  </span>
)

const columns = (): Column<DescribedLine>[] => [
  { key: 'line', head: m.redirect_import_line(), end: true, cell: (row) => formatCount(row.line) },
  { key: 'from', head: m.redirect_from(), className: 'break-all', cell: (row) => row.from },
  { key: 'to', head: m.redirect_to(), className: 'break-all', cell: (row) => row.leadsTo ?? row.to },
  { key: 'outcome', head: m.redirect_import_outcome(), cell: (row) => <Outcome {...row} /> },
]

const LineCard = (row: DescribedLine) => (
  <>
    <p className="font-[560] break-all text-ink">{row.from}</p>
    <p className="type-small break-all text-muted">{m.redirect_leads({ to: row.leadsTo ?? row.to })}</p>
    <p className="type-small">
      {m.redirect_import_line()} {formatCount(row.line)} · <Outcome {...row} />
    </p>
  </>
)

export default function ImportRedirectsPage({ actionData }: Route.ComponentProps) {
  const { text = '', error, isTry = true, rows = [] } = actionData ?? {}
  const toSave = rows.filter(({ outcome }) => outcome === 'new' || outcome === 'changed').length
  const refused = rows.filter(({ outcome }) => outcome === 'refused').length
  return (
    <>
      <PageHead
        back={{ to: '/admin/redirects', label: m.redirect_title() }}
        title={m.redirect_import()}
        note={m.redirect_import_note()}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {rows.length > 0 && !isTry && (
          <Notice tone="success">
            {m.redirect_import_done({ saved: formatCount(toSave), refused: formatCount(refused) })}
          </Notice>
        )}
        <Panel title={m.redirect_import_lines()}>
          <Form key={text} method="post" className="grid gap-4" preventScrollReset>
            <Field
              label={m.redirect_import_lines()}
              labelHidden
              hint={m.redirect_import_hint({ most: formatCount(maxRedirectLines) })}
              error={error}
            >
              <TextArea
                {...inputOf(redirectLinesFields.lines)}
                rows={8}
                defaultValue={text}
                spellCheck={false}
                className="font-mono"
              />
            </Field>
            <div className="flex flex-wrap gap-2">
              <Button type="submit" size="sm" variant="outline" name="intent" value="try">
                {m.redirect_import_try()}
              </Button>
              {isTry && toSave > 0 && (
                <Button type="submit" size="sm" name="intent" value="save">
                  {m.redirect_import_save({ count: formatCount(toSave) })}
                </Button>
              )}
            </div>
          </Form>
        </Panel>
        {rows.length > 0 && (
          <RowsPanel
            title={isTry ? m.redirect_import_preview() : m.redirect_import_outcome()}
            columns={columns()}
            rows={rows}
            rowKey={(row) => row.line}
            card={LineCard}
          />
        )}
      </div>
    </>
  )
}
