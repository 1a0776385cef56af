import { useRef, useState } from 'react'
import { inputOf } from '#kit/declare-fields.ts'
import { articleFields } from '#shop/content/article-fields.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { m } from '#words/messages.js'
import { Thumb } from '../page/thumb.tsx'
import { PictureChoice } from './picture-choice.tsx'

type Props = { value: string; error?: string; name?: string; label?: string }

/** A picture of the library, for example a cover: chosen in a dialog or, without scripts, by file name. */
export function CoverField({ value, error, name = 'cover', label = m.post_cover() }: Props) {
  const [file, setFile] = useState(value)
  const [isOpen, setOpen] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const hydrated = useHydrated()
  const put = (next: string) => {
    setFile(next)
    if (!input.current) return
    input.current.value = next
    input.current.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const choose = (picture: { file: string }) => {
    put(picture.file)
    setOpen(false)
  }
  return (
    <div>
      <Field label={label} hint={m.post_cover_hint()} error={error}>
        <TextInput
          {...inputOf(articleFields.cover, name)}
          ref={input}
          spellCheck={false}
          defaultValue={value}
          onChange={(event) => setFile(event.currentTarget.value)}
        />
      </Field>
      {hydrated && (
        <div className="mt-3 flex flex-wrap items-center gap-3">
          {file && <Thumb file={file} px={96} className="size-16" />}
          <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
            {m.post_picture_choose()}
          </Button>
          {file && (
            <Button variant="quiet" size="sm" onClick={() => put('')}>
              {m.post_cover_none()}
            </Button>
          )}
          <PictureChoice isOpen={isOpen} onClose={() => setOpen(false)} onChoose={choose} />
        </div>
      )}
    </div>
  )
}
