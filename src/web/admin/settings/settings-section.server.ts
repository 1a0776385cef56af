import type { z } from 'zod'
import { db } from '#platform/postgres/db.server.ts'
import type { FieldTexts } from '#platform/forms/merge-fields.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { findSettings } from '#shop/settings/queries.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import { answerIntents } from '#web/admin-kit/form/answer-intents.server.ts'
import { editingOf } from '#web/admin-kit/form/merge-form.server.ts'
import { readForm } from '#web/admin-kit/form/read-form.ts'
import { saveMergedSettings } from '#web/admin-kit/form/save-merged-settings.server.ts'

/** A settings screen: the settings it saves, its form schema, and the saved values as fields. */
export type SettingsSection = {
  at: `/admin/settings${string}`
  keys: (keyof ShopSettings)[]
  form: z.ZodType<Partial<ShopSettings>>
  fields: (settings: ShopSettings) => FieldTexts
  /** Settings of another screen that hold a copy of these, and how they follow. */
  copies?: {
    keys: (keyof ShopSettings)[]
    changes: (typed: Partial<ShopSettings>, saved: ShopSettings) => Partial<ShopSettings>
  }
}

export const readSection = async ({ fields }: SettingsSection, url: URL) => ({
  editing: editingOf(fields(await findSettings(db))),
  isDone: url.searchParams.has('done'),
})

export const saveSection = ({ at, form, keys, fields, copies }: SettingsSection, request: Request, actor: Actor) =>
  answerIntents(request, {
    async save(sent) {
      const { failure } = await saveMergedSettings({
        form: sent,
        actor,
        fields,
        keys: [...keys, ...(copies?.keys ?? [])],
        parse(one, saved) {
          const read = readForm(form, one)
          return read.value && copies ? { value: { ...read.value, ...copies.changes(read.value, saved) } } : read
        },
      })
      return failure ?? `${at}?done`
    },
  })
