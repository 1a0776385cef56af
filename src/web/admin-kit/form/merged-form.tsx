import type { ComponentProps } from 'react'
import { Form } from 'react-router'
import type { answerTo } from './answer.ts'
import { Conflicts, type DescribeField } from './conflicts.tsx'

type Props = {
  /** The fields as they were when the page was loaded (`versionOf`); absent for a new record. */
  version?: string
  /** The answer for this form (`answerTo`). */
  answer: Pick<ReturnType<typeof answerTo>, 'values' | 'conflicts'>
  /** Labels of fields, for conflicts. */
  labels: Record<string, string>
  describe?: DescribeField
} & ComponentProps<typeof Form>

/** A form that is saved by `saveMerged`, without the bar of an `Editor`. It is reset when the server holds a new version. */
export const MergedForm = ({ version, answer, labels, describe, children, ...form }: Props) => {
  const shown = version && (answer.values.version ?? version)
  return (
    <Form key={shown} method="post" noValidate {...form}>
      {version && <input type="hidden" name="version" value={shown} />}
      <div className="col-span-full w-full empty:hidden">
        <Conflicts conflicts={answer.conflicts} labels={labels} describe={describe} />
      </div>
      {children}
    </Form>
  )
}
