import { Camera } from 'lucide-react'
import { useState } from 'react'
import { Form, useNavigate, useNavigation, useSubmit } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { shrunkPicture } from './shrunk-picture.ts'

const accepted = 'image/jpeg,image/png,image/webp,image/avif'

type Props = {
  action: string
  preventScrollReset?: boolean
  /** several at once, sent one after the other; without scripts one */
  multiple?: boolean
  /** how small the shorter side may be made before it is sent: twice the size in which it is kept */
  shortestPx?: number
  words: { choose: string; file: string; send: string; busy: string }
}

/** With scripts a picture is taken as soon as it is chosen; without them a button sends it. */
export function PictureForm({ action, preventScrollReset, multiple = false, shortestPx = 800, words }: Props) {
  const [isShrinking, setShrinking] = useState(false)
  const isHydrated = useHydrated()
  const submit = useSubmit()
  const navigate = useNavigate()
  const { formAction } = useNavigation()
  const isBusy = isShrinking || (formAction?.includes(action) ?? false)
  const take = async (event: React.ChangeEvent<HTMLInputElement>) => {
    const input = event.target
    const files = [...(input.files ?? [])]
    let refused: string | undefined
    for (const file of files) {
      setShrinking(true)
      const body = new FormData()
      body.set('picture', await shrunkPicture(file, shortestPx), 'picture')
      setShrinking(false)
      await submit(body, { method: 'post', action, encType: 'multipart/form-data', preventScrollReset })
      const { search, hash } = window.location
      // Without the path, which in English has /en before it, as every address of navigate gets once more.
      if (new URLSearchParams(search).has('picture')) refused = search + hash
    }
    // The answer to a later picture has taken the place of the refusal of an earlier one.
    if (refused) await navigate(refused, { replace: true, preventScrollReset })
    // The same file chosen once more counts as chosen.
    input.value = ''
  }
  // A disabled field would lose the focus at each picture.
  const wait = (event: React.SyntheticEvent) => isBusy && event.preventDefault()
  return (
    <Form method="post" action={action} encType="multipart/form-data" className="grid justify-items-start gap-3">
      {isHydrated ? (
        <label
          aria-busy={isBusy || undefined}
          className="type-button relative inline-flex min-h-11 items-center justify-center gap-2.5 rounded-md border-[1.5px] border-line-strong px-4.5 py-2 text-[0.9375rem] text-ink transition-colors hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus aria-busy:opacity-60"
        >
          <Camera aria-hidden size={20} strokeWidth={1.7} />
          {isBusy ? words.busy : words.choose}
          <input
            type="file"
            name="picture"
            accept={accepted}
            multiple={multiple}
            aria-disabled={isBusy || undefined}
            onClick={wait}
            onDrop={wait}
            onChange={take}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
        </label>
      ) : (
        <>
          <Field label={words.file}>
            <input type="file" name="picture" accept={accepted} className="min-h-11 max-w-full" />
          </Field>
          <Button type="submit" size="sm" variant="outline">
            {words.send}
          </Button>
        </>
      )}
      <p role="status" className="sr-only">
        {isBusy && words.busy}
      </p>
    </Form>
  )
}
