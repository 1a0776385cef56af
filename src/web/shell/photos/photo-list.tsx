import { X } from 'lucide-react'
import { Form, useSearchParams } from 'react-router'
import { photoPath, type PhotoFolder } from '#shop/media/photo.ts'
import { Notice } from '#ui/notice.tsx'
import { m } from '#words/messages.js'
import { PictureForm } from './picture-form.tsx'
import { photoErrorMessage } from './photo-error.ts'
import { useNextFocus } from '../page/use-next-focus.ts'

type Props = {
  folder: PhotoFolder
  pictures: string[]
  max: number
  mayChange: boolean
  /** The route that adds and removes photos. */
  action: string
  altOf?: (facts: { number: number }) => string
}

/** Photos that somebody uploads one at a time: each is a small request, and the text beside them is already saved. */
export function PhotoList({ folder, pictures, max, mayChange, action, altOf = m.media_photo_yours }: Props) {
  const list = useNextFocus<HTMLDivElement>()
  return (
    <div ref={list} tabIndex={-1} className="mt-4 grid gap-5 outline-none">
      <PhotoMessage max={max} />
      {pictures.length > 0 && (
        <Form method="post" action={action} preventScrollReset>
          <ul className="flex flex-wrap gap-3">
            {pictures.map((name, at) => (
              <li key={name} data-item tabIndex={-1} className="relative">
                <a href={photoPath(folder, name, 1280)} target="_blank" rel="noreferrer">
                  <img
                    src={photoPath(folder, name)}
                    alt={altOf({ number: at + 1 })}
                    width={120}
                    height={120}
                    className="size-30 rounded-sm border border-line object-cover"
                  />
                </a>
                {mayChange && <Remove name={name} number={at + 1} />}
              </li>
            ))}
          </ul>
        </Form>
      )}
      {mayChange && pictures.length < max && (
        <PictureForm
          action={action}
          preventScrollReset
          words={{
            choose: m.media_photo_add(),
            file: m.media_photo_file(),
            send: m.media_photo_add(),
            busy: m.media_photo_busy(),
          }}
        />
      )}
    </div>
  )
}

const Remove = ({ name, number }: { name: string; number: number }) => (
  <button
    name="remove"
    value={name}
    aria-label={m.media_photo_remove({ number })}
    className="absolute top-0 right-0 grid size-11 place-items-center"
  >
    <span className="grid size-8 place-items-center rounded-full bg-surface text-ink shadow-sh1">
      <X aria-hidden size={18} />
    </span>
  </button>
)

/** The result of the last upload or removal. */
function PhotoMessage({ max }: { max: number }) {
  const [params] = useSearchParams()
  const error = photoErrorMessage(params.get('picture'), max)
  const doneMessages = { picture: m.media_photo_done(), 'picture-gone': m.media_photo_gone() }
  const message = doneMessages[params.get('done') as keyof typeof doneMessages]
  if (!error && !message) return null
  return <Notice tone={error ? 'error' : 'success'}>{error ?? message}</Notice>
}
