import { useEffect, useState } from 'react'
import { Link, useFetcher } from 'react-router'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { useMe } from '#web/chrome/me-provider.tsx'
import { m } from '#words/messages.js'
import type { KeptFeet } from './keep-feet.server.ts'
import type { Typed } from './size-form.ts'

export type OwnSkater = { id: string; nickname: string }
type Props = { typed: Typed; slug: string; first?: OwnSkater[] }

/** Measured feet stay in this browser; whoever is signed in may keep them with a skater of theirs. */
export function KeepFeet({ typed, slug, first }: Props) {
  const { me } = useMe()
  const isMeasured = typed.by !== 'shoe' && (typed.foot ?? typed.other) !== undefined
  return (
    <div className="border-t border-line pt-4">
      <p className="type-fine text-muted">{m.advice_kept_here()}</p>
      {(me || first) && isMeasured && <WithSkater typed={typed} slug={slug} first={first} />}
    </div>
  )
}

function WithSkater({ typed, slug, first }: Props) {
  const own = useFetcher<{ skaters?: OwnSkater[] }>()
  const saving = useFetcher<KeptFeet>()
  const [skater, setSkater] = useState('')
  const { load } = own
  useEffect(() => {
    if (!first) void load('/api/skaters')
  }, [first, load])
  const skaters = first ?? own.data?.skaters
  if (!skaters) return null
  if (!skaters.length)
    return (
      <p className="mt-2 text-[0.9375rem]">
        <Link to="/profile/feet/new" className="link">
          {m.advice_skater_add()}
        </Link>
      </p>
    )
  const send = () =>
    void saving.submit(
      { ...typed, skater: skater || skaters[0]!.id },
      { method: 'post', action: `/product/${slug}/advice` },
    )
  return (
    <div className="mt-3 grid gap-3 sm:grid-cols-[1fr_auto] sm:items-end">
      <SelectField
        label={m.advice_skater()}
        name="skater"
        onChange={(event) => setSkater(event.target.value)}
        options={skaters.map(({ id, nickname }) => ({ value: id, label: nickname }))}
      />
      <Button
        type="submit"
        formMethod="post"
        variant="outline"
        busy={saving.state !== 'idle'}
        onClick={(event) => (event.preventDefault(), send())}
      >
        {m.advice_keep()}
      </Button>
      <p role="status" className="type-small sm:col-span-2 empty:hidden">
        {saving.data?.said}
      </p>
    </div>
  )
}
