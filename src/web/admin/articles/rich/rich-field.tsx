import { useState } from 'react'
import { inputOf } from '#kit/declare-fields.ts'
import { bodyFields } from '#shop/content/article-fields.ts'
import type { Document } from '#shop/content/documents/document.ts'
import { Field } from '#ui/fields/field.tsx'
import { FieldError } from '#ui/fields/field-error.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { lazyPart } from '#web/shell/loading/lazy-part.tsx'
import { m } from '#words/messages.js'

const RichEditor = lazyPart(() => import('./rich-editor.tsx'), {
  fallback: <div className="h-120 rounded-sm border border-line-strong bg-sunken" />,
})

type Props = {
  /** The language, used as prefix of the field names. */
  name: string
  label: string
  body: Document
  doc: string
  markdown: string
  version: string
  /** True if Markdown can express the whole text. */
  isWhole: boolean
  error?: string
}

/** The body of an article. Without scripts it is edited as Markdown, unless the text has parts that Markdown would lose. */
export function RichField({ name, label, body, doc, markdown, version, isWhole, error }: Props) {
  const hydrated = useHydrated()
  const [isBroken, setBroken] = useState(false)
  const isRich = hydrated && !isBroken
  const hidden = (
    <TextArea
      {...inputOf(bodyFields.markdown, `${name}.markdown`)}
      defaultValue={markdown}
      rows={16}
      readOnly={!isWhole}
      hidden={isRich}
    />
  )
  if (!isRich)
    return (
      <Field label={label} hint={isWhole ? m.post_markdown_hint() : m.post_markdown_not_whole()} error={error}>
        {hidden}
      </Field>
    )
  const labelId = `${name}-body-label`
  return (
    <div>
      <p id={labelId} className="type-label mb-1.5 text-ink">
        {label}
      </p>
      <RichEditor
        {...{ name, labelId, body, doc, version }}
        hasError={Boolean(error)}
        onBroken={() => setBroken(true)}
      />
      <FieldError id={`${name}-body-error`}>{error}</FieldError>
      {hidden}
    </div>
  )
}
