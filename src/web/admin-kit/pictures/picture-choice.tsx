import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import type { MediaMatch } from '#shop/media/search-media.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { searchFields } from '#web/shell/search/search-fields.ts'
import { m } from '#words/messages.js'
import { UploadHere } from './upload-here.tsx'
import type { loader } from './choices-route.ts'

const pauseMs = 200

/** Search in the library while somebody types. */
export function useLibrarySearch(of: 'pictures' | 'products', isOpen: boolean) {
  const [typed, setTyped] = useState('')
  const { load, data, state } = useFetcher<typeof loader>()
  const address = `/admin/posts/things?${new URLSearchParams({ of, q: typed })}`
  useEffect(() => {
    if (!isOpen) return
    const timer = setTimeout(() => void load(address), pauseMs)
    return () => clearTimeout(timer)
  }, [isOpen, address, load])
  return { typed, setTyped, found: data, isBusy: state !== 'idle', again: () => void load(address) }
}

type Props = { isOpen: boolean; onClose: () => void; onChoose: (picture: MediaMatch) => void }

/** Dialog to choose a picture of the library. */
export function PictureChoice({ isOpen, onClose, onChoose }: Props) {
  const { typed, setTyped, found, isBusy, again } = useLibrarySearch('pictures', isOpen)
  return (
    <Dialog open={isOpen} onClose={onClose} title={m.post_picture_choose()} closeLabel={m.layout_close()} size="wide">
      <Field label={m.post_picture_search()}>
        <TextInput
          type="search"
          maxLength={searchFields.q.max}
          value={typed}
          autoComplete="off"
          onChange={(event) => {
            event.stopPropagation()
            setTyped(event.currentTarget.value)
          }}
          // Enter would save the form of the editor around this dialog.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </Field>
      <UploadHere onDone={again} />
      <p role="status" className="type-fine mt-2 text-muted">
        {found && !isBusy && !found.pictures.length && m.post_picture_none()}
      </p>
      <ul className="mt-3 grid grid-cols-3 gap-3 sm:grid-cols-4 md:grid-cols-6">
        {found?.pictures.map((picture) => (
          <li key={picture.file}>
            <button
              type="button"
              onClick={() => onChoose(picture)}
              className="block w-full rounded-sm border border-line hover:border-accent"
            >
              <img
                src={`/media/${picture.file}-160.webp`}
                alt={picture.alt || picture.file}
                loading="lazy"
                className="ground aspect-square w-full rounded-sm object-cover"
              />
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
