import { redirect } from 'react-router'
import { Refusal } from '#kit/refusal.ts'
import type { FieldTexts } from '#platform/forms/merge-fields.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import { m } from '#words/messages.js'
import type { FormShape } from './form-shape.ts'
import { versionOf } from './merge-form.server.ts'
import type { Rejected } from './read-form.ts'
import { saveMergedSettings } from './save-merged-settings.server.ts'
import { errorAnswerTo } from './error-answer-to.ts'

type DraftEditorInput = {
  at: string
  keys: (keyof ShopSettings)[]
  actor: Actor
  form: FormData
  fields: (settings: ShopSettings) => FieldTexts
  shape: FormShape
}
/** The settings that one button changes and the query to redirect to, or what was rejected. */
export type SettingsChange =
  | { changes: Partial<ShopSettings>; search: string; rejected?: undefined }
  | { rejected: Rejected }

/**
 * For an editor in which every button submits the whole form: saves the change of one button, merged with what others saved, and redirects.
 */
export const settingsDraftEditor =
  ({ at, keys, actor, form, fields, shape }: DraftEditorInput) =>
  async (plan: (merged: FormData) => Promise<SettingsChange>) => {
    let to = ''
    const { failure } = await saveMergedSettings({
      form,
      keys,
      actor,
      fields,
      shape,
      async parse(merged) {
        const change = await plan(merged)
        if (change.rejected) return { rejected: change.rejected }
        to = change.search
        return { value: change.changes }
      },
    })
    return failure ? errorAnswerTo('save')(failure) : redirect(`${at}${to}`, 303)
  }

/** Refuses to discard a draft that somebody else changed since the page was loaded. */
export function refuseUnseen(form: FormData, saved: FieldTexts, shape: FormShape) {
  if (String(form.get('version') ?? '') !== versionOf(saved, shape))
    throw new Refusal('changed-unseen', m.admin_editor_unseen, {})
}
