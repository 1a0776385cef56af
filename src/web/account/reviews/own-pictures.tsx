import { Camera, X } from 'lucide-react'
import { useState } from 'react'
import { Form, useNavigation, useSearchParams, useSubmit } from 'react-router'
import { mostPictures } from '#shop/reviews/review.ts'
import { picturePath } from '#shop/reviews/review-picture.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { m } from '#words/messages.js'
import { pictureTrouble } from './picture-trouble.ts'
import { shrunkPicture } from '../profile/shrunk-picture.ts'

const accepted = 'image/jpeg,image/png,image/webp,image/avif'

/** Photos come after the words, one at a time: each is a small request, and what was written is safe already. */
export function OwnPictures({ slug, pictures }: { slug: string; pictures?: string[] }) {
  return (
    <section id="pictures" aria-labelledby="pictures-title" className="mt-12 scroll-mt-24 border-t border-line pt-6">
      <h2 id="pictures-title" className="type-h2">
        {m.review_pictures()}
      </h2>
      <p className="type-small mt-2 max-w-[60ch] text-muted">
        {pictures ? m.review_pictures_hint({ count: mostPictures }) : m.review_pictures_first()}
      </p>
      {pictures && (
        <div className="mt-4 grid gap-5">
          <PictureSaid />
          <Kept slug={slug} pictures={pictures} />
          {pictures.length < mostPictures && <Add slug={slug} />}
        </div>
      )}
    </section>
  )
}

/** What came of the photo that was sent or taken away last. */
function PictureSaid() {
  const [params] = useSearchParams()
  const trouble = pictureTrouble(params.get('picture'))
  const done = { picture: m.review_picture_done(), 'picture-gone': m.review_picture_gone() }
  const said = done[params.get('done') as keyof typeof done]
  if (!trouble && !said) return null
  return <Notice tone={trouble ? 'error' : 'success'}>{trouble ?? said}</Notice>
}

function Kept({ slug, pictures }: { slug: string; pictures: string[] }) {
  if (!pictures.length) return null
  return (
    <Form method="post" action={`/product/${slug}/review/picture`} preventScrollReset>
      <ul className="flex flex-wrap gap-3">
        {pictures.map((name, at) => (
          <li key={name} className="relative">
            <img
              src={picturePath(name)}
              alt={m.review_picture_yours({ number: at + 1 })}
              width={120}
              height={120}
              className="size-30 rounded-sm border border-line object-cover"
            />
            <button
              name="remove"
              value={name}
              aria-label={m.review_picture_remove({ number: at + 1 })}
              className="absolute top-0 right-0 grid size-11 place-items-center"
            >
              <span className="grid size-8 place-items-center rounded-full bg-surface text-ink shadow-sh1">
                <X aria-hidden size={18} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Form>
  )
}

/** With scripts a picture is taken as soon as it is chosen; without them a button sends it. */
function Add({ slug }: { slug: string }) {
  const action = `/product/${slug}/review/picture`
  const [isShrinking, setShrinking] = useState(false)
  const isAwake = useHydrated()
  const submit = useSubmit()
  const { formAction } = useNavigation()
  const isBusy = isShrinking || (formAction?.includes('/review/picture') ?? false)
  const take = async (event: React.ChangeEvent<HTMLInputElement>) => {
    const input = event.target
    const file = input.files?.[0]
    if (!file) return
    setShrinking(true)
    const body = new FormData()
    body.set('picture', await shrunkPicture(file), 'picture')
    setShrinking(false)
    input.value = ''
    await submit(body, { method: 'post', action, encType: 'multipart/form-data', preventScrollReset: true })
  }
  return (
    <Form method="post" action={action} encType="multipart/form-data" className="grid justify-items-start gap-3">
      {isAwake ? (
        <label
          aria-busy={isBusy || undefined}
          className="type-button relative inline-flex min-h-11 items-center justify-center gap-2.5 rounded-md border-[1.5px] border-line-strong px-4.5 py-2 text-[0.9375rem] text-ink transition-colors hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus aria-busy:opacity-60"
        >
          <Camera aria-hidden size={20} strokeWidth={1.7} />
          {isBusy ? m.review_picture_busy() : m.review_picture_add()}
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
          <Field label={m.review_picture_file()}>
            <input type="file" name="picture" accept={accepted} className="min-h-11 max-w-full" />
          </Field>
          <Button type="submit" size="sm" variant="outline">
            {m.review_picture_add()}
          </Button>
        </>
      )}
      <p role="status" className="sr-only">
        {isBusy && m.review_picture_busy()}
      </p>
    </Form>
  )
}
