import { use } from 'react'
import { Link, useHref, useLocation, useNavigate } from 'react-router'
import { dong } from '#kit/money.ts'
import { ProductName } from '#shop/catalogue/texts/product-name.tsx'
import type { SearchSuggestions } from '#shop/search/phrases/suggest.ts'
import { shopName } from '#shop/settings/shop-name.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Picture } from '#ui/picture.tsx'
import { PriceText } from '#ui/price.tsx'
import { TwinTrack } from '#ui/drawings/twin-track.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { m } from '#words/messages.js'
import { Breadcrumbs } from '../page/breadcrumbs.tsx'
import { NavContext } from '../nav/menu.ts'
import { SearchForm } from '../search/search-form.tsx'
import { searchTermInPath } from '../search/search-term-in-path.ts'
import { useSuggestions } from '../search/use-suggestions.ts'

/** For an unknown path, product or category. `found` holds suggestions for the attempted path; where the page came without them, the browser fetches them. */
export default function NotFoundScreen({ found }: { found?: SearchSuggestions }) {
  const { pathname } = useLocation()
  const path = useHref(pathname)
  const searchTerm = searchTermInPath(pathname)
  // An empty text would be answered with best sellers, which are not near the address.
  const asked = useSuggestions(found || searchTerm.length < 2 ? undefined : searchTerm)
  const near = found ?? asked.found
  return (
    <div className="wrap pb-12 md:pb-20">
      <Breadcrumbs trail={[]} here="404" />
      <title>{`${m.error_not_found_title()} · ${shopName()}`}</title>
      <TwinTrack variant="stops" className="mb-8 text-accent" />
      <h1 className="type-h1">{m.error_not_found_title()}</h1>
      <p className="mt-3 max-w-[36em] type-lead">{m.error_not_found_text()}</p>
      <p className="mt-3 text-muted">
        {m.error_not_found_path()}: <code className="num break-all text-ink">{readable(path).slice(0, 200)}</code>
      </p>
      <SuggestedLinks />
      <SearchForm q={searchTerm} className="mt-8 max-w-[40rem]" />
      {near && near.products.length > 0 && <Products products={near.products} />}
      <Places near={near} />
    </div>
  )
}

function SuggestedLinks() {
  const navigate = useNavigate()
  const isAlive = useHydrated()
  // A tab that was opened on this page has no history to go back to.
  const goBack = () => (history.length > 1 ? void navigate(-1) : void navigate('/'))
  return (
    <div className="mt-8 flex flex-wrap gap-3">
      <Link to="/" className={buttonClass()}>
        {m.error_not_found_home()}
      </Link>
      <Link to="/shop" className={buttonClass({ variant: 'outline' })}>
        {m.error_not_found_shop()}
      </Link>
      {isAlive && (
        <Button variant="quiet" onClick={goBack}>
          {m.error_not_found_back()}
        </Button>
      )}
    </div>
  )
}

const Products = ({ products }: Pick<SearchSuggestions, 'products'>) => (
  <section aria-labelledby="near-products">
    <h2 id="near-products" className="mt-12 type-h3">
      {m.error_not_found_products()}
    </h2>
    <ul className="mt-4 grid grid-cols-2 gap-x-3 gap-y-6 tablet:grid-cols-4 md:grid-cols-5 md:gap-x-6">
      {products.map(({ id, name, path, price, was, isFrom, picture }) => (
        <li key={id}>
          <Link to={path} className="group block rounded-lg">
            {picture && (
              <span className="block overflow-hidden rounded-lg">
                <Picture
                  file={picture}
                  alt=""
                  widths={[160, 400]}
                  sizes="(min-width: 900px) 230px, 46vw"
                  className="aspect-square w-full object-cover"
                />
              </span>
            )}
            <span className="mt-3 block type-card text-ink group-hover:underline group-hover:underline-offset-4">
              <ProductName name={name} />
            </span>
            <PriceText
              now={isFrom ? m.product_price_from({ price: dong(price) }) : dong(price)}
              was={was === null ? undefined : dong(was)}
              nowWords={was === null ? undefined : m.product_price_now()}
              wasWords={m.product_price_was()}
              className="mt-1"
            />
          </Link>
        </li>
      ))}
    </ul>
  </section>
)

/** Links to parts of the shop: first those that match the address, then the fixed ones. */
function Places({ near }: { near?: SearchSuggestions }) {
  const always = use(NavContext).footer[0]?.[0]?.items ?? []
  const named = [...(near?.places ?? []), ...(near?.guides ?? [])].map(({ name, path, lang }) => ({
    label: name,
    href: path,
    lang,
  }))
  const items = [...named, ...always.filter(({ href }) => !named.some((one) => one.href === href))]
  if (!items.length) return null
  return (
    <>
      <h2 className="mt-12 type-h3">{m.error_not_found_suggestions()}</h2>
      <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1">
        {items.map((item) => (
          <li key={item.href}>
            <Link to={item.href} lang={item.lang} className="link inline-flex min-h-11 items-center">
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

/** `/giày-trượt`, not `/gi%C3%A0y-tr%C6%B0%E1%BB%A3t`. */
function readable(path: string) {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
