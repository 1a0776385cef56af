import { m } from '#words/messages.js'
import { Collapsible } from '#web/admin-kit/page/collapsible.tsx'

/** An email as its reader sees it, in a sandboxed iframe, and as plain text. */
export const EmailView = ({ subject, page, plain }: { subject: string; page: string | null; plain: string }) => (
  <>
    {page && (
      <iframe
        title={subject}
        srcDoc={page}
        sandbox=""
        className="block h-[46rem] w-full rounded-sm border border-line bg-sunken"
      />
    )}
    <Collapsible
      summary={m.email_log_plain()}
      open={!page}
      className="mt-4 rounded-sm border border-line"
      summaryClass="type-label min-h-11 px-4 text-ink"
    >
      <pre className="overflow-x-auto px-4 pb-4 font-[inherit] break-words whitespace-pre-wrap">{plain}</pre>
    </Collapsible>
  </>
)
