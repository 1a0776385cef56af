import { db } from '#platform/postgres/db.server.ts'
import type { FieldTexts } from '#platform/forms/merge-fields.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { findSavedAt, findSettings } from '#shop/settings/queries.ts'
import { saveSettings } from '#shop/settings/save-settings.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import type { FormShape } from './form-shape.ts'
import { saveMerged } from './merge-form.server.ts'
import type { Rejected } from './read-form.ts'

type Read = { value: Partial<ShopSettings>; rejected?: undefined } | { value?: undefined; rejected: Rejected }
type SettingsSave = {
  form: FormData
  keys: (keyof ShopSettings)[]
  actor: Actor
  fields: (settings: ShopSettings) => FieldTexts
  shape?: FormShape
  parse: (merged: FormData, settings: ShopSettings) => Read | Promise<Read>
  write?: (value: Partial<ShopSettings>, expectedVersion: string) => Promise<void>
}

/** Saves a settings screen as all editors are saved. */
export const saveMergedSettings = ({ form, keys, actor, fields, shape, parse, write }: SettingsSave) =>
  saveMerged({
    form,
    shape,
    // The time of the last save is read first, so that a save in between is detected and merged in another try.
    read: async () => ({ seen: (await findSavedAt(db, keys)).toISOString(), settings: await findSettings(db) }),
    fields: ({ settings }) => fields(settings),
    async save(merged, { seen, settings }) {
      const { value, rejected } = await parse(merged, settings)
      if (rejected) return { rejected }
      return { done: await (write ? write(value, seen) : saveSettings(db, actor, value, seen)) }
    },
  })
