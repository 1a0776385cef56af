import { EditorContent, useEditor, type EditorOptions } from '@tiptap/react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Document } from '#shop/content/documents/document.ts'
import { RichBar } from './rich-bar.tsx'
import { richParts } from './rich-parts.ts'

type Props = {
  name: string
  labelId: string
  body: Document
  /** Typed earlier and not saved. */
  doc: string
  /** Changes when the article was saved. */
  version: string
  hasError: boolean
  /** The text has nodes that this editor does not know, so editing it would lose them. */
  onBroken: () => void
}

/** Tiptap editor for our document tree. The result goes into a form field, which stays empty while nothing changed. */
export default function RichEditor({ name, labelId, body, doc, version, hasError, onBroken }: Props) {
  const field = useRef<HTMLTextAreaElement>(null)
  const opened = useRef({ json: '', doc })
  const [parts] = useState(richParts)
  const editorProps: EditorOptions['editorProps'] = {
    attributes: {
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': labelId,
      ...(hasError && { 'aria-invalid': 'true', 'aria-describedby': `${name}-body-error` }),
      class: 'rich min-h-100 px-4 py-4 md:px-5',
    },
  }
  const editor = useEditor({
    extensions: parts,
    // An empty text has no blocks, but Tiptap needs one.
    content: body.content?.length ? body : null,
    injectCSS: false,
    immediatelyRender: false,
    enableContentCheck: true,
    onContentError: onBroken,
    editorProps,
    onCreate: ({ editor: made }) => {
      opened.current.json = JSON.stringify(made.getJSON())
    },
    onUpdate: ({ editor: typed }) => {
      if (!field.current) return
      const now = JSON.stringify(typed.getJSON())
      // A text restored from a draft differs from the saved one, whether or not it is changed again.
      field.current.value = now === opened.current.json ? opened.current.doc : now
      field.current.dispatchEvent(new Event('input', { bubbles: true }))
    },
  })
  // Tiptap marks an error in an effect, which is too late for the notice above: it looks for faulty fields in its own effect (outcome.tsx).
  useLayoutEffect(() => editor?.setOptions({ editorProps }))
  const saved = useRef(version)
  useEffect(() => {
    if (saved.current === version || !editor || !field.current) return
    saved.current = version
    opened.current = { json: JSON.stringify(editor.getJSON()), doc: '' }
    field.current.value = ''
  }, [version, editor])
  useEffect(() => {
    const form = field.current?.form
    if (!form || !editor) return
    const reset = () => {
      editor.commands.setContent(JSON.parse(opened.current.json) as Document, { emitUpdate: false })
      // Runs after React has reset the form to its default values.
      setTimeout(() => {
        if (!field.current) return
        field.current.value = opened.current.doc
        field.current.dispatchEvent(new Event('input', { bubbles: true }))
      })
    }
    form.addEventListener('reset', reset)
    return () => form.removeEventListener('reset', reset)
  }, [editor])
  return (
    <div className="rounded-sm border border-line-strong bg-surface focus-within:border-accent">
      {/* Not a hidden input: React would set its value again at each render. */}
      <textarea ref={field} hidden name={`${name}.doc`} defaultValue={doc} />
      {editor && <RichBar editor={editor} />}
      <EditorContent editor={editor} />
    </div>
  )
}
