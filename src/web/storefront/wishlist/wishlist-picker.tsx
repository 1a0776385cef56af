import { useEffect, useState } from 'react'
import { Link, useHref } from 'react-router'
import { dong } from '#kit/money.ts'
import { useCart } from '#shop/cart/cart-provider.tsx'
import { NoBladeNote } from '#shop/catalogue/texts/no-blade-note.tsx'
import type { OptionKey, Options } from '#shop/catalogue/product.ts'
import { useWishlist } from '#shop/wishlist/wishlist-provider.tsx'
import { Button } from '#ui/button.tsx'
import { ChoiceGroup } from '#ui/fields/choice-group.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { SizeChip } from '#ui/fields/size-chip.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { LoadError } from '#web/shell/errors/load-error.tsx'
import { useLatestRequest } from '#web/shell/page/use-latest-request.ts'
import { m } from '#words/messages.js'
import { ChosenValue } from '#web/parts/product/chosen-value.tsx'
import { choose, isFree, missingKey, readPickedChoice, stateOf, variantOf } from '#web/parts/product/picker.ts'
import { pickStateWords } from '#web/parts/product/radio-of.ts'
import type { Pickable } from './pick-route.ts'

type Props = { id: string; name: string; slug: string; onClose: () => void }

/** Chooses size, width and colour in place; then the item moves from the list to the cart. */
export default function WishlistPicker({ id, name, slug, onClose }: Props) {
  const { data, hasFailed, isGone, ask, again } = useLatestRequest<{ pick: Pickable }>()
  const href = useHref(`/api/pick/${id}`)
  useEffect(() => ask(href), [ask, href])
  return (
    <Dialog open onClose={onClose} title={name} closeLabel={m.layout_close()} size="narrow">
      {data ? (
        <Picking pick={data.pick} onClose={onClose} />
      ) : isGone ? (
        <p>{m.wishlist_gone()}</p>
      ) : hasFailed ? (
        <LoadError text={m.error_part_unloaded_text()} onRetry={again} />
      ) : (
        <Skeleton lines={4} />
      )}
      <Link to={`/product/${slug}`} className="link mt-4 inline-flex min-h-11 items-center">
        {m.wishlist_see()}
      </Link>
    </Dialog>
  )
}

function Picking({ pick, onClose }: { pick: Pickable; onClose: () => void }) {
  const { options, variants } = pick
  const [choice, setChoice] = useState<Options>(() => readPickedChoice(variants, options, new URLSearchParams()))
  const missing = missingKey(options, choice)
  const variant = variantOf(variants, options, choice)
  const isSoldOut = !variants.some(isFree)
  const isOut = isSoldOut || variant?.stock === 0
  const move = useMove(pick, onClose)
  const set = (key: OptionKey, value: string) => setChoice(choose(variants, options, choice, { key, value }))
  return (
    <div className="grid gap-5">
      {options.map(({ key, name, values }) => (
        <ChoiceGroup key={key} legend={name} chosen={<ChosenValue values={values} value={choice[key]} />}>
          <div className={`grid gap-2 ${values.length > 3 ? 'grid-cols-4 sm:grid-cols-5' : 'grid-cols-3'}`}>
            {values.map(({ value, title, lang }) => {
              const state = stateOf(variants, choice, key, value)
              return (
                <SizeChip
                  key={value}
                  name={`wish-${key}`}
                  value={value}
                  checked={choice[key] === value}
                  onChange={() => set(key, value)}
                  label={title}
                  lang={lang}
                  state={state}
                  stateWords={pickStateWords[state]?.()}
                />
              )
            })}
          </div>
        </ChoiceGroup>
      ))}
      <p aria-live="polite" className="num font-semibold text-ink">
        {variant ? dong(variant.salePrice ?? variant.price) : ''}{' '}
        {isSoldOut ? m.product_all_sold_out() : isOut && m.product_choice_sold_out()}
        {pick.isBare && <NoBladeNote className="block" />}
      </p>
      <Button block disabled={isOut || !variant} onClick={() => variant && move(variant, choice)}>
        {isOut ? m.product_sold_out() : (options.find(({ key }) => key === missing)?.ask ?? m.cart_pick_move())}
      </Button>
    </div>
  )
}

/** Adds to the cart first, then removes from the list. */
function useMove({ id: productId, name, slug, isBare, pictures, options }: Pickable, onClose: () => void) {
  const { add, setOpen } = useCart()
  const { remove } = useWishlist()
  return ({ id, price, salePrice }: Pickable['variants'][number], choice: Options) => {
    const words = options.flatMap(({ key, values }) => values.find(({ value }) => value === choice[key])?.label ?? [])
    const picture = pictures.find(({ colour }) => colour === null || colour === choice.colour)?.file ?? null
    add({
      id,
      productId,
      price,
      ...(salePrice !== null && { salePrice }),
      name,
      slug,
      picture,
      choice: [...words, ...(isBare ? [m.product_bare()] : [])].join(' · '),
    })
    onClose()
    remove(productId)
    setOpen(true)
  }
}
