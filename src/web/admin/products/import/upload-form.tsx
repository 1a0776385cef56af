import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { maxImportBytes } from '#shop/imports/import.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { m } from '#words/messages.js'

type Props = { id: string; like?: string; error?: string }

/**
 * Uploads a file. A file that is too large is refused before upload, because a browser whose upload is cut off cannot show the shop's
 * message.
 */
export function UploadForm({ id, like, error }: Props) {
  const [isBig, setBig] = useState(false)
  const busy = useNavigation().formData?.get('id') === id
  return (
    <Form
      method="post"
      action="/admin/products/import"
      encType="multipart/form-data"
      className="grid gap-4"
      onSubmit={(event) => isBig && event.preventDefault()}
    >
      <input type="hidden" name="id" value={id} />
      {like && <input type="hidden" name="like" value={like} />}
      <Field label={m.import_file()} hint={m.import_file_hint()} error={isBig ? m.import_too_big() : error}>
        <TextInput
          type="file"
          name="file"
          required
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          onChange={({ currentTarget: { files } }) => setBig((files?.[0]?.size ?? 0) > maxImportBytes)}
        />
      </Field>
      <div>
        <Button type="submit" size="sm" busy={busy} busyText={m.import_sending()}>
          {m.import_do_send()}
        </Button>
      </div>
    </Form>
  )
}
