import { fold } from '#kit/fold.ts'
import { faultIn } from '#platform/forms/field-schema.ts'
import type { Actor } from '#shop/identity/actor.ts'
import type { OtherMaker } from '#shop/settings/other-makers.ts'
import { saveMergedSettings } from '#web/admin-kit/form/save-merged-settings.server.ts'
import { m } from '#words/messages.js'
import { makerFields } from './synonym-fields.ts'

type Held = { otherMakers: OtherMaker[] }

export const makerLines = ({ otherMakers }: Held) => ({
  makers: otherMakers.map(({ name, near }) => `${name}: ${near}`).join('\n'),
})

export const saveMakers = (form: FormData, actor: Actor) =>
  saveMergedSettings({ form, keys: ['otherMakers'], actor, fields: makerLines, reads: readMakers })

function readMakers(form: FormData) {
  const typed = String(form.get('makers') ?? '')
  const rejected = (makers: string) => ({ rejected: { errors: { makers }, values: { makers: typed } } })
  const fault = faultIn(makerFields.makers, typed)
  if (fault) return rejected(fault)
  const otherMakers: OtherMaker[] = []
  for (const [at, line] of typed.split('\n').entries()) {
    if (!line.trim()) continue
    const [name = '', near = ''] = line.split(/:(.*)/).map((part) => part.trim())
    if (!fold(name) || !fold(near)) return rejected(m.search_synonym_maker_wrong({ line: at + 1 }))
    otherMakers.push({ name, near })
  }
  return { value: { otherMakers } }
}
