import { useEffect, useState } from 'react'
import { Link, useFetcher, useHref } from 'react-router'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { useMe } from '#web/shell/session/me-provider.tsx'
import { useLatestRequest } from '#web/shell/page/use-latest-request.ts'
import { m } from '#words/messages.js'
import type { SavedFeet } from './save-feet.server.ts'
import { keepSkater, type OwnSkater } from './own-skater.ts'
import type { SizeTyped } from './size-form.ts'

/** `keepAt`: the address that saves the measurement. */
type Props = { typed: SizeTyped; keepAt: string; first?: OwnSkater[]; take: (feet: SizeTyped) => void }

/** Measured feet stay in this browser; signed-in people can save them to one of their skaters. */
export function SaveFeet({ typed, keepAt, first, take }: Props) {
  const { me } = useMe()
  const isMeasured = typed.by !== 'shoe' && (typed.foot ?? typed.other) !== undefined
  return (
    <div className="border-t border-line pt-4">
      <p className="type-fine text-muted">{m.advice_kept_here()}</p>
      {(me || first) && <WithSkater {...{ typed, keepAt, first, take, isMeasured }} />}
    </div>
  )
}

function WithSkater({ typed, keepAt, first, take, isMeasured }: Props & { isMeasured: boolean }) {
  // Without skaters, or when loading them fails, measurements stay in this browser only.
  const { data, ask } = useLatestRequest<{ skaters: OwnSkater[] }>()
  const href = useHref('/api/skaters')
  const saving = useFetcher<SavedFeet>()
  const [skater, setSkater] = useState('')
  useEffect(() => {
    if (!first) ask(href)
  }, [first, ask, href])
  const skaters = first ?? data?.skaters
  if (!skaters) return null
  if (!skaters.length)
    return (
      <p className="mt-2 text-[0.9375rem]">
        <Link to="/profile/feet/new" className="link">
          {m.advice_skater_add()}
        </Link>
      </p>
    )
  const chosen = skaters.find(({ id }) => id === skater) ?? skaters[0]!
  const takeOf = (skater: OwnSkater) => {
    keepSkater(skater)
    take(skater.feet!)
  }
  const send = () => void saving.submit({ ...typed, skater: chosen.id }, { method: 'post', action: keepAt })
  return (
    <div className="mt-3 grid gap-3">
      <SelectField
        label={m.advice_skater()}
        name="skater"
        onChange={(event) => (event.stopPropagation(), setSkater(event.target.value))}
        options={skaters.map(({ id, nickname }) => ({ value: id, label: nickname }))}
      />
      <div className="flex flex-wrap gap-3">
        {isMeasured && (
          <Button
            type="submit"
            formMethod="post"
            variant="outline"
            size="sm"
            busy={saving.state !== 'idle'}
            onClick={(event) => (event.preventDefault(), send())}
          >
            {m.advice_keep()}
          </Button>
        )}
        {chosen.feet && (
          <Button variant="quiet" size="sm" onClick={() => takeOf(chosen)}>
            {m.advice_take({ name: chosen.nickname })}
          </Button>
        )}
      </div>
      <p role="status" className="type-small empty:hidden">
        {saving.data?.said}
      </p>
    </div>
  )
}
