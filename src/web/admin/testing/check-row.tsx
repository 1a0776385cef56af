import { Form } from 'react-router'
import { formatDateTime } from '#kit/clock.ts'
import type { CheckName, CheckError } from '#flows/self-checks/finding.ts'
import type { SelfCheckRun } from '#flows/self-checks/list-self-check-runs.ts'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { SubmitButton } from '#web/admin-kit/form/submit-button.tsx'
import { spanWords } from '#web/admin-kit/page/size-words.ts'
import { selfCheckWords, checkErrorMessage } from './self-check-words.ts'
import { RunTag } from './run-columns.tsx'

/** A self-check: what it proves, its last result, and a button to run it. */
export const CheckRow = ({ name, last }: { name: CheckName; last?: SelfCheckRun }) => (
  <li
    id={name}
    className="grid scroll-mt-4 gap-x-6 gap-y-2 border-t border-line px-4 py-4 first:border-t-0 md:grid-cols-[minmax(0,1fr)_14rem_auto] md:px-5"
  >
    <div className="min-w-0">
      <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold text-ink">
        {selfCheckWords[name].name()}
        <RunTag run={last} />
      </h3>
      <p className="mt-1 text-muted">{selfCheckWords[name].proves()}</p>
      {last && <CheckErrors {...last} />}
    </div>
    {last ? (
      <p className="num md:text-end">
        {last.figure !== null && <span className="block text-ink">{selfCheckWords[name].figure(last.figure)}</span>}
        <span className="type-small block text-muted">
          {spanWords(last.ms)} · {formatDateTime(last.at, getLocale())}
        </span>
      </p>
    ) : (
      <span className="max-md:hidden" />
    )}
    <Form method="post" preventScrollReset>
      <SubmitButton intent={name} busyText={m.system_testing_running()} variant="outline">
        {m.system_testing_run()}
        <span className="sr-only">{`: ${selfCheckWords[name].name()}`}</span>
      </SubmitButton>
    </Form>
  </li>
)

const CheckErrors = ({ faults, wrong }: SelfCheckRun) =>
  wrong > 0 && (
    <ul className="mt-2 grid gap-1 text-red">
      {(faults as CheckError[]).map((fault, at) => (
        <li key={at} className="break-words">
          {checkErrorMessage(fault)}
        </li>
      ))}
      {wrong > faults.length && <li>{m.system_testing_more({ count: wrong - faults.length })}</li>}
    </ul>
  )
