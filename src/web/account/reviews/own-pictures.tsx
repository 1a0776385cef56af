import { X } from 'lucide-react'
import { Form, useSearchParams } from 'react-router'
import { mostPictures } from '#shop/reviews/review.ts'
import { picturePath } from '#shop/reviews/review-picture.ts'
import { Notice } from '#ui/notice.tsx'
import { m } from '#words/messages.js'
import { PictureForm } from '../pictures/picture-form.tsx'
import { pictureTrouble } from './picture-trouble.ts'

/** Photos come after the words, one at a time: each is a small request, and what was written is safe already. */
export function OwnPictures({ slug, pictures }: { slug: string; pictures?: string[] }) {
  const action = `/product/${slug}/review/picture`
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
          <Kept action={action} pictures={pictures} />
          {pictures.length < mostPictures && (
            <PictureForm
              action={action}
              preventScrollReset
              words={{
                choose: m.review_picture_add(),
                file: m.review_picture_file(),
                send: m.review_picture_add(),
                busy: m.review_picture_busy(),
              }}
            />
          )}
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

function Kept({ action, pictures }: { action: string; pictures: string[] }) {
  if (!pictures.length) return null
  return (
    <Form method="post" action={action} preventScrollReset>
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
