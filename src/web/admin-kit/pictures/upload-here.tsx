import { Camera } from 'lucide-react'
import { useState } from 'react'
import { photoErrorMessage } from '#web/shell/photos/photo-error.ts'
import { shrunkPicture } from '#web/shell/photos/shrunk-picture.ts'
import { m } from '#words/messages.js'

const shortestPx = 1400

/** Uploads a picture to the library from inside an editor. */
export function UploadHere({ onDone }: { onDone: () => void }) {
  const [isBusy, setBusy] = useState(false)
  const [message, setSaid] = useState<string>()
  const upload = async (event: React.ChangeEvent<HTMLInputElement>) => {
    event.stopPropagation()
    const input = event.target
    const [file] = input.files ?? []
    if (!file) return
    setBusy(true)
    try {
      const body = new FormData()
      body.set('picture', await shrunkPicture(file, shortestPx), 'picture')
      // Uses fetch instead of the router: the route redirects to another page, but the text is not saved yet.
      const answer = await fetch('/admin/media/upload', { method: 'POST', body })
      const { pathname, searchParams } = new URL(answer.url)
      const uploadError = photoErrorMessage(searchParams.get('picture'), 1)
      // Once the session has ended, the answer is the sign-in page with status 200.
      const isStored = !uploadError && answer.ok && pathname.startsWith('/admin/media/')
      setSaid(uploadError ?? (isStored ? m.post_picture_sent() : m.post_picture_unsent()))
      if (isStored) onDone()
    } catch {
      setSaid(m.post_picture_unsent())
    }
    setBusy(false)
    // Cleared, so that choosing the same file again fires a change event.
    input.value = ''
  }
  // A disabled field would lose the focus at each picture.
  const wait = (event: React.SyntheticEvent) => isBusy && event.preventDefault()
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3">
      <label
        aria-busy={isBusy || undefined}
        className="type-button relative inline-flex min-h-11 items-center justify-center gap-2.5 rounded-md border-[1.5px] border-line-strong px-4.5 py-2 text-[0.9375rem] text-ink transition-colors hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus aria-busy:opacity-60"
      >
        <Camera aria-hidden size={20} strokeWidth={1.7} />
        {isBusy ? m.media_photo_busy() : m.media_photo_add()}
        <input
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          aria-disabled={isBusy || undefined}
          onClick={wait}
          onDrop={wait}
          onChange={upload}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
      </label>
      <p role="status" className="text-muted">
        {message}
      </p>
    </div>
  )
}
