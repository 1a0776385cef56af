import { redirect } from 'react-router'
import type { z } from 'zod'
import { db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { findSettings } from '#shop/settings/queries.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import { versionOf } from '#web/admin-kit/form/merge-form.server.ts'
import { readForm } from '#web/admin-kit/form/read-form.ts'
import { saveMergedSettings } from '#web/admin-kit/form/save-merged-settings.server.ts'
import { errorAnswerTo } from '#web/admin-kit/form/error-answer-to.ts'

/** One screen of settings: which it saves, how its form is read, and how it shows what is held. */
export type SettingsSection = {
  at: `/admin/settings${string}`
  keys: (keyof ShopSettings)[]
  form: z.ZodType<Partial<ShopSettings>>
  fields: (settings: ShopSettings) => Record<string, string>
}

export type SectionView = { held: Record<string, string>; version: string; isDone: boolean }

export async function readSection({ fields }: SettingsSection, url: URL): Promise<SectionView> {
  const held = fields(await findSettings(db))
  return { held, version: versionOf(held), isDone: url.searchParams.has('done') }
}

export async function saveSection({ at, keys, form, fields }: SettingsSection, request: Request, actor: Actor) {
  const sent = await request.formData()
  const { wrong } = await saveMergedSettings({ form: sent, keys, actor, fields, reads: (one) => readForm(form, one) })
  return wrong ? errorAnswerTo('save')(wrong) : redirect(`${at}?done`, 303)
}
