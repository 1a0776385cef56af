import { useState } from 'react'
import { useWishlist, wishlistFormId } from '#shop/wishlist/wishlist-provider.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { m } from '#words/messages.js'

/** Asks for confirmation before clearing the list; without scripts the button's own text must be enough. */
export function ClearWishlist({ count }: { count: number }) {
  const { removeAll } = useWishlist()
  const [isConfirming, setConfirming] = useState(false)
  const clear = () => {
    setConfirming(false)
    removeAll()
  }
  return (
    <>
      <Button
        type="submit"
        form={wishlistFormId}
        name="clear"
        value="all"
        variant="quiet"
        size="sm"
        className="-mx-4"
        onClick={(event) => (event.preventDefault(), setConfirming(true))}
      >
        {m.wishlist_clear()}
      </Button>
      <Dialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title={m.wishlist_clear_ask()}
        closeLabel={m.layout_close()}
        size="narrow"
        footer={
          <div className="flex flex-wrap gap-3">
            <Button variant="danger" onClick={clear}>
              {m.wishlist_clear()}
            </Button>
            <Button variant="outline" onClick={() => setConfirming(false)}>
              {m.wishlist_keep()}
            </Button>
          </div>
        }
      >
        <p>{m.wishlist_clear_text({ count })}</p>
      </Dialog>
    </>
  )
}
