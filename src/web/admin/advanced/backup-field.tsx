import { useState } from 'react'
import { mostBackupBytes } from '#platform/backup/backup-line.ts'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { m } from '#words/messages.js'
import { sizeWords } from '#web/admin-kit/page/size-words.ts'

/** The file of a backup. One that is too large is told before it is sent: a browser whose sending is cut off shows nothing of the shop's words. */
export function BackupField({ error }: { error?: string }) {
  const [isBig, setBig] = useState(false)
  const tooBig = m.system_backup_too_big({ size: sizeWords(mostBackupBytes) })
  return (
    <Field label={m.system_backup_file()} error={isBig ? tooBig : error}>
      <TextInput
        type="file"
        className="[&>input]:py-2.5"
        name="backup"
        required
        accept=".gz,application/gzip"
        onChange={({ currentTarget: { files } }) => setBig((files?.[0]?.size ?? 0) > mostBackupBytes)}
      />
    </Field>
  )
}
