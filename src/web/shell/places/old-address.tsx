import { useState, type KeyboardEvent } from 'react'
import { inputOf } from '#kit/declare-fields.ts'
import { Button } from '#ui/button.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { m } from '#words/messages.js'
import type { WardCandidateView } from './find-ward-candidate-views.server.ts'
import { loadWardCandidates } from './load-wards.ts'
import type { ChosenPlace } from './use-place.ts'
import { oldAddressFields } from '../search/search-fields.ts'

type Props = {
  province: string
  choose: (part: Partial<ChosenPlace>) => void
  wardCandidates?: WardCandidateView[]
  typed?: string
  /** The field that the focus goes to once a ward is taken. */
  after: string
}

/** For people who know only the ward and district of before July 2025: they type them, search, and choose one of today's wards. Without scripts the buttons post the form, which comes back. */
export function OldAddress({ province, choose, wardCandidates: given, typed: asked = '', after }: Props) {
  const isHydrated = useHydrated()
  const [typed, setTyped] = useState(asked)
  const [wards, setWards] = useState<WardCandidateView[] | 'silent' | undefined>(given)
  const [isOpen, setOpen] = useState(given !== undefined)
  const search = async () => {
    if (typed.trim()) setWards(await loadWardCandidates(typed, province).catch(() => 'silent' as const))
  }
  const take = (ward: WardCandidateView) => {
    choose({ province: ward.province, ward: ward.ward })
    setWards(undefined)
    setOpen(false)
    focusOnceNamed(after)
  }
  return (
    <Disclosure summary={m.address_old_open()} open={isOpen} onToggle={setOpen}>
      <div className="grid gap-3 rounded-md bg-sunken p-4">
        <Field label={m.address_old_label()} hint={m.address_old_hint()}>
          <TextInput
            {...inputOf(oldAddressFields.oldAddress)}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={isHydrated ? onEnter(search) : undefined}
          />
        </Field>
        <div>
          <Button
            type={isHydrated ? 'button' : 'submit'}
            name="intent"
            value="look"
            variant="outline"
            size="sm"
            onClick={isHydrated ? () => void search() : undefined}
          >
            {m.address_old_search()}
          </Button>
        </div>
        <div aria-live="polite">{wards !== undefined && <Candidates {...{ found: wards, isHydrated, take }} />}</div>
      </div>
    </Disclosure>
  )
}

const timeoutMs = 3_000

/** A new province replaces the field, which cannot name the ward until its wards are loaded; so this waits. */
function focusOnceNamed(id: string, until = performance.now() + timeoutMs) {
  requestAnimationFrame((now) => {
    const field = document.getElementById(id)
    const isNamed = field instanceof HTMLInputElement && field.value !== ''
    if (isNamed) field.focus()
    else if (now < until) focusOnceNamed(id, until)
    // Whoever has gone on to another field stays there.
    else if (document.activeElement === document.body) field?.focus()
  })
}

/** Enter searches here; by default it would place the order. */
const onEnter = (search: () => Promise<void>) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter') return
  event.preventDefault()
  void search()
}

type CandidatesProps = {
  found: WardCandidateView[] | 'silent'
  isHydrated: boolean
  take: (ward: WardCandidateView) => void
}

function Candidates({ found, isHydrated, take }: CandidatesProps) {
  if (found === 'silent') return <p className="text-muted">{m.address_old_silent()}</p>
  if (!found.length) return <p className="text-muted">{m.address_old_none()}</p>
  return (
    <>
      <p className="type-small text-muted">
        {found.length === 1
          ? m.address_old_one()
          : found.some((one) => one.isPart)
            ? m.address_old_parts()
            : m.address_old_several({ count: found.length })}
      </p>
      <ul className="mt-2 grid gap-2">
        {found.map((ward) => (
          <li key={ward.ward}>
            <button
              type={isHydrated ? 'button' : 'submit'}
              name="pickWard"
              value={`${ward.province}-${ward.ward}`}
              onClick={isHydrated ? () => take(ward) : undefined}
              className="block min-h-11 w-full rounded-sm border border-line-strong bg-surface px-4 py-2 text-start transition-colors hover:border-ink"
            >
              <span className="block leading-snug font-[560] text-ink">{ward.label}</span>
              <span className="block type-fine text-muted">{m.address_formerly({ name: ward.was })}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
