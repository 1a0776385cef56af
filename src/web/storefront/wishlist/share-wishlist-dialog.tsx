import { useFeature } from '#shop/settings/use-feature.ts'
import { Check, Copy, Share2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { Form, useFetcher, useHref } from 'react-router'
import { inputOf } from '#kit/declare-fields.ts'
import { shareFields } from '#shop/wishlist/share-fields.ts'
import type { WishlistItem } from '#shop/wishlist/wishlist.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { m } from '#words/messages.js'
import type { Shared } from './share-route.ts'

/** The button of a form; with scripts a small dialog asks for a name and shows the link. */
export function ShareWishlistDialog({ items }: { items: WishlistItem[] }) {
  const [isOpen, setOpen] = useState(false)
  const ids = items.map(({ id }) => id).join()
  const isOffered = useFeature('wishlist-sharing')
  if (!isOffered) return null
  return (
    <>
      <Form method="post" action="/wishlist/share" onSubmit={(event) => (event.preventDefault(), setOpen(true))}>
        <input type="hidden" name="ids" value={ids} />
        <Button type="submit" variant="outline" size="sm" icon={<Share2 aria-hidden size={18} />}>
          {m.wishlist_share_do()}
        </Button>
      </Form>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={m.wishlist_share_title()}
        closeLabel={m.layout_close()}
        size="narrow"
      >
        <ShareDialog key={ids} ids={ids} />
      </Dialog>
    </>
  )
}

function ShareDialog({ ids }: { ids: string }) {
  const { Form: Send, data, state } = useFetcher<Shared>()
  return (
    <div className="grid gap-4">
      <p>
        {m.wishlist_share_text()} {m.wishlist_share_days()}
      </p>
      <Send method="post" action="/wishlist/share" className="grid gap-4">
        <input type="hidden" name="ids" value={ids} />
        <input type="hidden" name="stay" value="1" />
        <Field label={m.wishlist_share_name()} optionalMark={m.advice_optional()} hint={m.wishlist_share_name_hint()}>
          <TextInput {...inputOf(shareFields.name)} />
        </Field>
        <Button type="submit" variant={data?.code ? 'outline' : 'primary'} busy={state !== 'idle'}>
          {data?.code ? m.wishlist_share_again() : m.wishlist_share_make()}
        </Button>
      </Send>
      {data?.refusal && <Notice tone="error">{data.refusal}</Notice>}
      {data?.code && <SharedLink key={data.code} code={data.code} />}
    </div>
  )
}

function SharedLink({ code }: { code: string }) {
  const link = location.origin + useHref(`/wishlist/shared/${code}`)
  const field = useRef<HTMLInputElement>(null)
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    field.current?.select()
    try {
      await navigator.clipboard.writeText(link)
      setCopied(true)
    } catch {
      // The clipboard is blocked; the link is selected, to be copied by hand.
    }
  }
  const send = () => void navigator.share({ title: m.wishlist_share_list(), url: link }).catch(() => {})
  return (
    <div className="grid gap-3">
      <Field label={m.wishlist_share_link()}>
        <TextInput ref={field} readOnly value={link} onFocus={(event) => event.target.select()} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button
          size="sm"
          icon={isCopied ? <Check aria-hidden size={18} /> : <Copy aria-hidden size={18} />}
          onClick={() => void copy()}
        >
          {isCopied ? m.wishlist_share_copied() : m.wishlist_share_copy()}
        </Button>
        {'share' in navigator && (
          <Button size="sm" variant="outline" icon={<Share2 aria-hidden size={18} />} onClick={send}>
            {m.wishlist_share_send()}
          </Button>
        )}
      </div>
      <p role="status" className="sr-only">
        {isCopied ? m.wishlist_share_copied() : m.wishlist_share_ready()}
      </p>
    </div>
  )
}
