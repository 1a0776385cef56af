import type { Editor } from '@tiptap/react'
import { useRef, useState } from 'react'
import { ProductName } from '#shop/catalogue/texts/product-name.tsx'
import { bodyFields } from '#shop/content/article-fields.ts'
import type { MediaMatch } from '#shop/media/search-media.ts'
import { isSafeLink } from '#shop/content/documents/safe-link.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { searchFields } from '#web/shell/search/search-fields.ts'
import { m } from '#words/messages.js'
import { Thumb } from '#web/admin-kit/page/thumb.tsx'
import { PictureChoice, useLibrarySearch } from '#web/admin-kit/pictures/picture-choice.tsx'
import { readVideo } from './read-video.ts'

export type RichTask = 'link' | 'image' | 'product' | 'video'
type Props = { editor: Editor; task: RichTask | undefined; onClose: () => void }

/** Dialogs that ask what to insert. */
export function RichDialogs({ editor, task, onClose }: Props) {
  if (task === 'link') return <LinkDialog {...{ editor, onClose }} />
  if (task === 'image') return <ImageDialog {...{ editor, onClose }} />
  if (task === 'product') return <ProductDialog {...{ editor, onClose }} />
  return task === 'video' ? <VideoDialog {...{ editor, onClose }} /> : null
}

type One = Omit<Props, 'task'>

type FrameProps = {
  title: string
  onClose: () => void
  onDone?: () => void
  aside?: React.ReactNode
  children: React.ReactNode
}

/** A div instead of a form, because it is inside the form of the editor. Its inputs are no fields of that form. */
const Frame = ({ title, onClose, onDone, aside, children }: FrameProps) => (
  <Dialog
    open
    onClose={onClose}
    title={title}
    closeLabel={m.layout_close()}
    size="medium"
    footer={
      onDone && (
        <div className="flex flex-wrap justify-end gap-3">
          {aside}
          <Button size="sm" onClick={onDone}>
            {m.admin_rich_put()}
          </Button>
        </div>
      )
    }
  >
    {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its inputs are no fields of the form around it */}
    <div
      className="grid gap-4"
      onChange={(event) => event.stopPropagation()}
      onInput={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
        event.preventDefault()
        onDone?.()
      }}
    >
      {children}
    </div>
  </Dialog>
)

function LinkDialog({ editor, onClose }: One) {
  const existing = String(editor.getAttributes('link').href ?? '')
  const [href, setHref] = useState(existing)
  const [error, setError] = useState('')
  const done = () => {
    const typed = href.trim()
    if (!isSafeLink(typed)) return setError(m.admin_rich_link_wrong())
    const chain = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && !existing)
      chain.insertContent({ type: 'text', text: typed, marks: [{ type: 'link', attrs: { href: typed } }] }).run()
    else chain.setLink({ href: typed }).run()
    onClose()
  }
  const drop = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onClose()
  }
  return (
    <Frame
      title={m.admin_rich_link()}
      onClose={onClose}
      onDone={done}
      aside={
        existing && (
          <Button size="sm" variant="outline" onClick={drop}>
            {m.admin_rich_link_drop()}
          </Button>
        )
      }
    >
      <Field label={m.admin_rich_link_to()} hint={m.admin_rich_link_hint()} error={error}>
        <TextInput
          value={href}
          maxLength={bodyFields.link.max}
          data-autofocus
          autoComplete="off"
          onChange={(event) => setHref(event.currentTarget.value)}
        />
      </Field>
    </Frame>
  )
}

function ImageDialog({ editor, onClose }: One) {
  const existing = editor.isActive('image') ? editor.getAttributes('image') : {}
  const [picture, setPicture] = useState<MediaMatch | undefined>(
    existing.file
      ? { file: String(existing.file), alt: String(existing.alt ?? ''), ratio: Number(existing.ratio ?? 1) }
      : undefined,
  )
  const [alt, setAlt] = useState(String(existing.alt ?? ''))
  const [caption, setCaption] = useState(String(existing.caption ?? ''))
  const chosen = useRef(false)
  if (!picture)
    return (
      <PictureChoice
        isOpen
        onClose={() => {
          if (!chosen.current) onClose()
        }}
        onChoose={(one) => {
          chosen.current = true
          setPicture(one)
          setAlt(one.alt)
        }}
      />
    )
  const done = () => {
    const attrs = { file: picture.file, ratio: picture.ratio, alt: alt.trim(), caption: caption.trim() || null }
    if (existing.file) editor.chain().focus().updateAttributes('image', attrs).run()
    else editor.chain().focus().insertContent({ type: 'image', attrs }).run()
    onClose()
  }
  return (
    <Frame title={m.admin_rich_picture()} onClose={onClose} onDone={done}>
      <Thumb file={picture.file} px={96} className="size-32" />
      <Field label={m.post_picture_alt()} hint={m.post_picture_alt_hint()}>
        <TextInput
          value={alt}
          maxLength={bodyFields.alt.max}
          autoComplete="off"
          onChange={(event) => setAlt(event.currentTarget.value)}
        />
      </Field>
      <Field label={m.post_picture_caption()}>
        <TextInput
          value={caption}
          maxLength={bodyFields.caption.max}
          autoComplete="off"
          onChange={(event) => setCaption(event.currentTarget.value)}
        />
      </Field>
    </Frame>
  )
}

function ProductDialog({ editor, onClose }: One) {
  const { typed, setTyped, found, isBusy } = useLibrarySearch('products', true)
  const put = (slug: string) => {
    editor.chain().focus().insertContent({ type: 'productCard', attrs: { slug } }).run()
    onClose()
  }
  return (
    <Frame title={m.admin_rich_product()} onClose={onClose}>
      <Field label={m.admin_rich_product_search()}>
        <TextInput
          type="search"
          maxLength={searchFields.q.max}
          value={typed}
          data-autofocus
          autoComplete="off"
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </Field>
      <p role="status" className="type-fine text-muted">
        {typed.length > 1 && !isBusy && !found?.products.length && m.admin_rich_product_none()}
      </p>
      <ul className="grid gap-1">
        {found?.products.map(({ slug, name, picture }) => (
          <li key={slug}>
            <button
              type="button"
              onClick={() => put(slug)}
              className="flex min-h-14 w-full items-center gap-3 rounded-sm px-2 text-left text-ink hover:bg-sunken"
            >
              <Thumb file={picture} px={64} className="size-11" />
              <ProductName name={name} />
            </button>
          </li>
        ))}
      </ul>
    </Frame>
  )
}

function VideoDialog({ editor, onClose }: One) {
  const [address, setAddress] = useState('')
  const [title, setTitle] = useState('')
  const [errors, setErrors] = useState({ address: '', title: '' })
  const done = () => {
    const video = readVideo(address)
    const invalid = {
      address: video ? '' : m.admin_rich_video_wrong(),
      title: title.trim() ? '' : m.admin_rich_video_untitled(),
    }
    setErrors(invalid)
    if (!video || invalid.title) return
    editor
      .chain()
      .focus()
      .insertContent({ type: 'video', attrs: { ...video, title: title.trim() } })
      .run()
    onClose()
  }
  return (
    <Frame title={m.admin_rich_video()} onClose={onClose} onDone={done}>
      <Field label={m.admin_rich_video_at()} hint={m.admin_rich_video_hint()} error={errors.address}>
        <TextInput
          value={address}
          maxLength={bodyFields.link.max}
          data-autofocus
          autoComplete="off"
          onChange={(event) => setAddress(event.currentTarget.value)}
        />
      </Field>
      <Field label={m.admin_rich_video_title()} error={errors.title}>
        <TextInput
          value={title}
          maxLength={bodyFields.film.max}
          autoComplete="off"
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
      </Field>
    </Frame>
  )
}
