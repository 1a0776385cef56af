import type { ComponentProps } from 'react'
import { Form } from 'react-router'
import type { answerTo } from './answer.ts'
import { Conflicts, type DescribeField } from './conflicts.tsx'

type Props = {
  /** what the record was when it was shown, field by field (`versionOf`); none where it is new */
  version?: string
  /** what came of sending this form (`answerTo`) */
  answer: Pick<ReturnType<typeof answerTo>, 'values' | 'conflicts'>
  /** what fields are called, where somebody else changed them too */
  labels: Record<string, string>
  say?: DescribeField
} & ComponentProps<typeof Form>

/** A form that is saved by `saveMerged`, without the bar of an `Editor`. It begins anew where the server holds something new. */
export const MergedForm = ({ version, answer, labels, say, children, ...form }: Props) => {
  const shown = answer.values.version ?? version
  return (
    <Form key={shown} method="post" noValidate {...form}>
      {version && <input type="hidden" name="version" value={shown} />}
      <div className="col-span-full w-full empty:hidden">
        <Conflicts conflicts={answer.conflicts} labels={labels} say={say} />
      </div>
      {children}
    </Form>
  )
}
