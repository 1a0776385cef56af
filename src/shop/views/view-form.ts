import { z } from 'zod'
import { textOf } from '#platform/forms/field-schema.ts'
import { m } from '#words/messages.js'
import { saidParams, viewFields } from './view-fields.ts'

/** Lists whose views can be saved. */
export const viewPlace = z.string().regex(/^\/admin(?:\/[a-z-]+)*$/)

/** The page number is no part of a view, nor is a message. */
const query = z
  .string()
  .max(2_000)
  .transform((text) => {
    const params = new URLSearchParams(text)
    for (const name of ['page', ...saidParams]) params.delete(name)
    return params.toString()
  })

export const viewForm = z.object({
  place: viewPlace,
  name: textOf(viewFields.name, { missing: () => m.admin_view_error_name() }),
  query,
  shared: z.literal('yes').optional().transform(Boolean),
})
export type ViewDraft = z.output<typeof viewForm>
