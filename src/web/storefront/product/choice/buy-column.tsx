import { useFeature } from '#shop/settings/use-feature.ts'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Form, Link, useHref } from 'react-router'
import { dong } from '#kit/money.ts'
import { picturesFor } from '#shop/catalogue/pictures/pictures-for.ts'
import type { Options } from '#shop/catalogue/product.ts'
import { NoBladeNote } from '#shop/catalogue/texts/no-blade-note.tsx'
import { offWords } from '#shop/catalogue/off-words.ts'
import { LineTag } from '#shop/catalogue/attributes/line-tag.tsx'
import { ProductName } from '#shop/catalogue/texts/product-name.tsx'
import { CompareButton } from '#shop/search/cards/compare-button.tsx'
import { HeartButton } from '#shop/wishlist/heart-button.tsx'
import { Button } from '#ui/button.tsx'
import { leadTo } from '#ui/fields/lead-to.ts'
import { PriceText } from '#ui/price.tsx'
import { bundleAddress } from '#web/shell/nav/bundle-address.ts'
import { staticIsland } from '#web/shell/patched/static-island.tsx'
import { m } from '#words/messages.js'
import { AddButton, buyFormId, buyRowId } from './add-button.tsx'
import type { ProductView } from '../find-product-view.server.ts'
import { ProductDelivery } from '../delivery/product-delivery.tsx'
import { ChoiceStatus } from './choice-status.tsx'
import { fitOf } from '#web/parts/product/size-and-width.ts'
import { storeSize } from './stored-sizes.ts'
import { langOf } from '../lang-of.ts'
import { OptionChoice } from './option-choice.tsx'
import type { OptionView } from '#web/parts/product/option-view.server.ts'
import { ServicesHomes } from '../services/services-homes.tsx'
import { ServicesPart } from '../services/services-part.tsx'
import { useServices, type ShownWork } from '../services/use-services.ts'
import { WatchInvite } from '../watch/watch-invite.tsx'
import { useAddToCart } from './use-add-to-cart.ts'
import type { Picker } from '#web/parts/product/use-picker.ts'

const Promises = staticIsland(
  import.meta.env.SSR ? (await import('#web/parts/product/return-and-warranty.tsx')).default : undefined,
  () => import('#web/parts/product/return-and-warranty.tsx'),
)

type Props = { view: ProductView; picker: Picker; work: ShownWork; setWork: (work: ShownWork) => void }

/** Everything that leads to the cart: a plain form, answered at once where there are scripts. */
export function BuyColumn({ view, picker, work, setWork }: Props) {
  const { name, id, category, slug, options } = view
  const form = useRef<HTMLFormElement>(null)
  const [wasSubmitted, setSubmitted] = useState(false)
  const hasBuilder = useFeature('set-builder')
  const picture = picturesFor(view.pictures, picker.choice)[0]?.file ?? null
  const { add, isAdded } = useAddToCart(view)
  const services = useServices(view.offers, form, setWork)
  const [pressed] = useState(() => pressedBefore(view))
  useEffect(() => {
    // From now on scripts report missing choices; until then the browser does.
    form.current!.noValidate = true
    if (Object.keys(pressed).length) picker.pickAll(pressed)
    // oxlint-disable-next-line react/exhaustive-deps -- what was pressed before the scripts arrived is taken over once; later the picker leads
  }, [])
  const submit = (event: React.SubmitEvent) => {
    event.preventDefault()
    if (picker.missing) {
      flushSync(() => setSubmitted(true))
      const field = form.current?.querySelector<HTMLInputElement>(`[name=${picker.missing}]:enabled`)
      leadTo(field, field?.closest('fieldset')?.querySelector('[id$=-error]'))
    } else if (picker.variant && picker.variant.stock !== 0) {
      const chosen = services.take(form.current!)
      if (!chosen) return
      add(picker, chosen)
      if (view.discipline) storeSize(view.discipline, picker.choice)
    }
  }
  return (
    <Form ref={form} id={buyFormId} method="post" action="/cart" onSubmit={submit}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="productId" value={id} />
      <BuyHead view={view} />
      <BuyPrice picker={picker} isBare={view.inSet === 'boot'} />
      {inChoiceOrder(options).map((option) => (
        <OptionChoice
          key={option.key}
          option={option}
          picker={picker}
          wasSubmitted={wasSubmitted && picker.missing === option.key}
        />
      ))}
      {options.length > 1 && <ShowChoice slug={slug} />}
      <ChoiceStatus view={view} picker={picker} />
      {view.homes && <ServicesHomes homes={view.homes} />}
      <div id={buyRowId} className={`flex scroll-mt-4 gap-3 ${view.isSent ? 'mt-1' : 'mt-5'}`}>
        {picker.variant?.stock === 0 ? (
          <WatchInvite view={view} picker={picker} variantId={picker.variant.id} />
        ) : (
          !view.homes && <AddButton picker={picker} work={work.total} isAdded={isAdded} />
        )}
        <HeartButton item={{ id, name, slug, picture, price: picker.price.now }} tone="outline" size="lg" />
      </div>
      <div className="mt-4">
        {view.isSent && !picker.isSoldOut && picker.variant?.stock !== 0 && (
          <ProductDelivery view={view} picker={picker} work={work} />
        )}
        <Promises promises={view.promises} />
      </div>
      {view.offers && (
        <ServicesPart
          offers={view.offers}
          wasSubmitted={services.isAsked}
          total={work.total}
          goods={picker.variant && picker.price.now}
        />
      )}
      {view.inSet === 'boot' && <MountingNote builder={setWith('boot', slug, picker.choice)} />}
      <div className="mt-2 flex flex-wrap items-center gap-x-6">
        {view.inSet === 'blade' && hasBuilder && (
          <Link to={setWith('blade', slug, picker.choice)} className="link inline-flex min-h-11 items-center">
            {m.bundle_with_blade()}
          </Link>
        )}
        <CompareButton item={{ id, slug, name, category, picture }} look="link" />
      </div>
      <InBundles bundles={view.bundles} />
    </Form>
  )
}

/** Line, name and summary of the product. */
const BuyHead = ({ view }: Pick<Props, 'view'>) => (
  <>
    {view.line && (
      <Link to={`/shop/brand/${view.line}`} className="float-right mt-1 ml-3 inline-flex rounded-sm lg:mt-1.5">
        <LineTag line={view.line} />
      </Link>
    )}
    <h1 className="text-[clamp(1.6rem,1.35rem+1vw,2.1rem)] leading-[1.2] font-[620] tracking-[-0.022em] [font-stretch:118%]">
      <ProductName name={view.name} />
    </h1>
    <p lang={langOf(view, 'summary')} className="mt-1 text-[0.9375rem] leading-normal max-tablet:line-clamp-2">
      {view.summary}
    </p>
  </>
)

/** Without scripts the page shows a choice only once it is opened with it. */
function ShowChoice({ slug }: Pick<ProductView, 'slug'>) {
  const here = useHref(`/product/${slug}`)
  return (
    <noscript>
      <Button
        type="submit"
        size="sm"
        variant="outline"
        formMethod="get"
        formAction={here}
        formNoValidate
        className="mt-5"
      >
        {m.product_show_choice()}
      </Button>
    </noscript>
  )
}

/** On the page of a boot without a blade: mounting is not sold for the boot alone, so this leads to the blade. */
function MountingNote({ builder }: { builder: string }) {
  const hasBuilder = useFeature('set-builder')
  return (
    <div className="mt-6 rounded-md bg-sunken px-4 py-3">
      <p className="font-medium text-ink">{m.service_mounting_title()}</p>
      <p className="type-small mt-0.5 text-muted">{m.service_mounting_note()}</p>
      <Link to={hasBuilder ? builder : '/shop/category/blades'} className="link mt-1 inline-flex min-h-11 items-center">
        {hasBuilder ? m.bundle_with_boot() : m.service_mounting_blades()}
      </Link>
    </div>
  )
}

function InBundles({ bundles }: Pick<ProductView, 'bundles'>) {
  if (!bundles.length) return null
  return (
    <div className="type-small mt-1 flex flex-wrap items-center gap-x-4 text-muted">
      <span>{m.bundle_ready_with()}</span>
      {bundles.map(({ name, to }) => (
        <Link key={to} to={to} className="link inline-flex min-h-11 items-center">
          {name}
        </Link>
      ))}
    </div>
  )
}

/** Widths stand before sizes, since the shown sizes are those of the chosen width. */
const rank = ({ key }: OptionView) => (key === 'colour' ? 0 : key === 'width' ? 1 : 2)
const inChoiceOrder = (options: OptionView[]) => options.toSorted((a, b) => rank(a) - rank(b))

/** The set builder, opened with what is chosen here. */
function setWith(part: 'boot' | 'blade', slug: string, { colour = '', size, width }: Options) {
  const fit = size && width ? fitOf(size, width) : ''
  return bundleAddress(part === 'boot' ? { boot: slug, colour, fit } : { blade: slug })
}

/** Choices made in the server's form before scripts arrived; hydration would reset them. */
function pressedBefore({ id, options, choice }: ProductView): Options {
  const form = import.meta.env.SSR ? null : document.getElementById(buyFormId)
  if (!form) return {}
  const fields = Object.fromEntries(new FormData(form as HTMLFormElement)) as Record<string, string>
  if (fields.productId !== id) return {}
  return Object.fromEntries(
    options.flatMap(({ key }) => (fields[key] && fields[key] !== choice[key] ? [[key, fields[key]]] : [])),
  )
}

function BuyPrice({ picker: { price }, isBare }: { picker: Picker; isBare: boolean }) {
  const now = price.isFrom ? m.product_price_from({ price: dong(price.now) }) : dong(price.now)
  return (
    <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4" aria-live="polite">
      <PriceText
        large
        now={now}
        was={price.was === null ? undefined : dong(price.was)}
        nowWords={price.was === null ? undefined : m.product_price_now()}
        wasWords={m.product_price_was()}
        off={offWords(price)}
      />
      <p className="type-fine text-muted">
        {isBare && <NoBladeNote className="mr-2" />}
        {m.product_vat()}
      </p>
    </div>
  )
}
