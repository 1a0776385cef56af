import { useRef, useState, type FormEvent } from 'react'
import { Button } from '#ui/button.tsx'
import { m } from '#words/messages.js'
import type { AdvisedBoot, Choose } from './advised-boot.ts'
import { SaveFeet } from './save-feet.tsx'
import type { OwnSkater } from './own-skater.ts'
import { SizeFields } from './size-fields.tsx'
import { sizeTypedWith, type SizeTyped } from './size-form.ts'
import { SizeHeadline, SizeResult } from './size-result.tsx'
import { useSizeAdvice } from './use-size-advice.ts'

type Props = {
  boot: AdvisedBoot
  start: SizeTyped
  /** The form's address without scripts: this adviser's own page. */
  action: string
  choose?: Choose
  /** The reader's own skaters, where the page knows them. */
  skaters?: OwnSkater[]
}

/** The questions and, live, the advice. A plain GET form where there are no scripts. */
export function SizeAdviser({ start, ...rest }: Props) {
  const [applied, setApplied] = useState({ start, times: 0 })
  const take = (feet: SizeTyped) => setApplied(({ times }) => ({ start: feet, times: times + 1 }))
  return <SizeForm key={applied.times} {...rest} start={applied.start} take={take} />
}

function SizeForm({ boot, start, action, choose, skaters, take }: Props & { take: (feet: SizeTyped) => void }) {
  const form = useRef<HTMLFormElement>(null)
  const { typed, change, ...found } = useSizeAdvice(start, boot)
  const read = (foot: string | undefined) => change(sizeTypedWith(foot, form.current!))
  // In React's tree the drawer stands inside the buy form, though not in the DOM, so events of this form must not bubble to that one.
  const stay = (event: FormEvent) => (event.preventDefault(), event.stopPropagation())
  // The ruler reports its moves by `measure`.
  const changed = (event: FormEvent) => {
    event.stopPropagation()
    const field: unknown = event.target
    if (!(field instanceof HTMLInputElement) || (field.type !== 'range' && field.name !== 'foot')) read(typed.foot)
  }
  return (
    <form
      ref={form}
      method="get"
      action={action}
      noValidate
      onSubmit={stay}
      onChange={changed}
      className="@container flex flex-col gap-6"
    >
      <SizeFields
        typed={typed}
        problems={found.problems}
        discipline={boot.discipline}
        measure={(mm) => read(mm === undefined ? undefined : String(mm))}
      />
      <noscript>
        <Button type="submit">{m.advice_show()}</Button>
      </noscript>
      <SizeHeadline found={found} boot={boot} choose={choose} />
      <SizeResult found={found} boot={boot} />
      <SaveFeet typed={typed} keepAt={`/product/${boot.slug}/advice`} first={skaters} take={take} />
    </form>
  )
}
