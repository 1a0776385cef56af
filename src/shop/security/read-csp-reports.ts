import { z } from 'zod'

export type CspReport = {
  directive: string
  blocked: string
  page: string
  disposition: 'enforce' | 'report'
  source: string | null
}

const text = z.string().max(4000)
const disposition = z.enum(['enforce', 'report']).catch('enforce')

/** `report-uri`: one report, with hyphens in its names. */
const one = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'effective-directive': text.optional(),
    'violated-directive': text.optional(),
    'blocked-uri': text.optional(),
    'source-file': text.nullish(),
    'line-number': z.number().nullish(),
    disposition: disposition.optional(),
  }),
})

/** `report-to`: several reports at once, of other types too. */
const several = z
  .array(
    z.object({
      type: text,
      url: text.optional(),
      body: z
        .object({
          documentURL: text.optional(),
          effectiveDirective: text.optional(),
          blockedURL: text.optional(),
          sourceFile: text.nullish(),
          lineNumber: z.number().nullish(),
          disposition: disposition.optional(),
        })
        .nullish(),
    }),
  )
  .max(20)

/** The violation on one of our pages that a browser reports; empty if it cannot be parsed or concerns another site's page. */
export function readCspReports(json: unknown, origins: readonly string[]): CspReport[] {
  const single = one.safeParse(json)
  if (single.success) {
    const report = single.data['csp-report']
    return fitting(origins, {
      document: report['document-uri'],
      directive: report['effective-directive'] ?? report['violated-directive'],
      blocked: report['blocked-uri'],
      file: report['source-file'],
      line: report['line-number'],
      disposition: report.disposition,
    })
  }
  const many = several.safeParse(json)
  if (!many.success) return []
  return many.data
    .filter(({ type }) => type === 'csp-violation')
    .flatMap(({ url, body }) =>
      fitting(origins, {
        document: body?.documentURL ?? url,
        directive: body?.effectiveDirective,
        blocked: body?.blockedURL,
        file: body?.sourceFile,
        line: body?.lineNumber,
        disposition: body?.disposition,
      }),
    )
}

type ModernReport = {
  document?: string
  directive?: string
  blocked?: string
  file?: string | null
  line?: number | null
  disposition?: 'enforce' | 'report'
}

function fitting(origins: readonly string[], { document, directive, blocked, file, line, disposition }: ModernReport) {
  const page = URL.parse(document ?? '')
  if (!page || !origins.includes(page.origin) || !/^[a-z-]{3,40}/.test(directive ?? '')) return []
  return [
    {
      directive: directive!.split(' ')[0]!.slice(0, 40),
      blocked: whereOf(blocked),
      page: page.pathname.slice(0, 200),
      disposition: disposition ?? 'enforce',
      source: file ? `${whereOf(file)}${line ? `:${line}` : ''}` : null,
    } satisfies CspReport,
  ]
}

/** Removes the query of an address: it may contain text that a person typed. */
function whereOf(address = '') {
  const url = URL.parse(address)
  if (!url || url.origin === 'null') return clean(address.split(/[?#:]/)[0]!) || 'inline'
  return clean(url.origin + url.pathname)
}
const clean = (said: string) => said.slice(0, 200).toWellFormed().replaceAll('\0', '')
