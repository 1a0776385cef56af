import { redirect } from 'react-router'
import type { z } from 'zod'
import { orRefusal } from '#kit/refusal.ts'
import { db } from '#platform/db.server.ts'
import { spokenLocale } from '#platform/request.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { findSavedAt, findSettings } from '#shop/settings/queries.ts'
import { saveSettings } from '#shop/settings/save-settings.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import { readForm } from '../form/read-form.ts'
import { wrongTo } from '../form/wrong-to.ts'

/** One screen of settings: which it saves, how its form is read, and how it shows what is held. */
export type Section = {
  at: `/admin/settings${string}`
  keys: (keyof ShopSettings)[]
  form: z.ZodType<Partial<ShopSettings>>
  fields: (settings: ShopSettings) => Record<string, string>
}

export type SectionView = { held: Record<string, string>; version: string; isDone: boolean }

export async function readSection({ keys, fields }: Section, url: URL): Promise<SectionView> {
  const [settings, savedAt] = [await findSettings(db), await findSavedAt(db, keys)]
  return { held: fields(settings), version: savedAt.toISOString(), isDone: url.searchParams.has('done') }
}

export async function saveSection({ at, keys, form }: Section, request: Request, actor: Actor) {
  const sent = await request.formData()
  const wrong = wrongTo('save')
  const { value, rejected } = readForm(form, sent)
  if (rejected) return wrong(rejected)
  const seen = String(sent.get('version') ?? '')
  const { refusal } = await orRefusal(saveSettings(db, actor, value, seen))
  if (!refusal) return redirect(`${at}?done`, 303)
  const values = Object.fromEntries([...sent].map(([name, typed]) => [name, String(typed)]))
  // Told once; who then saves again has seen what the other did.
  const version = (await findSavedAt(db, keys)).toISOString()
  return wrong({ refusal: refusal.say(spokenLocale()), values: { ...values, version } })
}
