import { Camera } from 'lucide-react'
import { useState } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { m } from '#words/messages.js'
import { Avatar } from './avatar.tsx'
import { shrunkPicture } from './shrunk-picture.ts'

const accepted = 'image/jpeg,image/png,image/webp,image/avif'

/** With scripts a picture is taken as soon as it is chosen; without them a button sends it. */
export function AvatarForm({ name, picture }: { name: string; picture?: string }) {
  const [isShrinking, setShrinking] = useState(false)
  const isAwake = useHydrated()
  const submit = useSubmit()
  const { formAction } = useNavigation()
  const isBusy = isShrinking || (formAction?.includes('/profile/avatar') ?? false)
  const take = async (event: React.ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    if (!file) return
    setShrinking(true)
    const body = new FormData()
    body.set('picture', await shrunkPicture(file), 'picture')
    setShrinking(false)
    await submit(body, { method: 'post', action: '/profile/avatar', encType: 'multipart/form-data' })
  }
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <Avatar name={name} src={picture} px={96} />
      <div className="grid min-w-0 gap-3">
        <Form method="post" action="/profile/avatar" encType="multipart/form-data" className="grid gap-3">
          {isAwake ? (
            <label
              aria-busy={isBusy || undefined}
              className="type-button relative inline-flex min-h-11 items-center justify-center gap-2.5 rounded-md border-[1.5px] border-line-strong px-4.5 py-2 text-[0.9375rem] text-ink transition-colors hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus aria-busy:opacity-60"
            >
              <Camera aria-hidden size={20} strokeWidth={1.7} />
              {isBusy ? m.profile_picture_busy() : picture ? m.profile_picture_change() : m.profile_picture_add()}
              <input
                type="file"
                name="picture"
                accept={accepted}
                disabled={isBusy}
                onChange={take}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
            </label>
          ) : (
            <>
              <Field label={m.profile_picture_file()}>
                <input type="file" name="picture" accept={accepted} className="min-h-11 max-w-full" />
              </Field>
              <Button type="submit" size="sm" variant="outline" className="justify-self-start">
                {m.profile_picture_send()}
              </Button>
            </>
          )}
        </Form>
        {picture && (
          <Form method="post" action="/profile/avatar">
            <Button type="submit" name="intent" value="remove" size="sm" variant="quiet" className="-ml-4.5">
              {m.profile_picture_remove()}
            </Button>
          </Form>
        )}
        <p role="status" className="sr-only">
          {isBusy && m.profile_picture_busy()}
        </p>
      </div>
    </div>
  )
}
