import { Check, X } from 'lucide-react'
import { useState } from 'react'
import { Link, Form } from 'react-router'
import { dong } from '#kit/money.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { NoBladeNote } from '#shop/catalogue/texts/no-blade-note.tsx'
import { ProductName } from '#shop/catalogue/texts/product-name.tsx'
import { SelectBox } from '#ui/fields/select-box.tsx'
import { iconButtonClass } from '#ui/icon-button.tsx'
import { Picture } from '#ui/picture.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { m } from '#words/messages.js'
import type { CompareRow } from './compare-rows.server.ts'
import type { Comparison } from './find-comparison.server.ts'

type Props = Pick<Comparison, 'products'> & { rows: CompareRow[] }

const name = 'sticky left-0 z-10 bg-bg'

const Dot = () => <span aria-hidden className="inline-block size-1.5 rounded-full bg-accent align-middle" />

/** The table scrolls with the page; on a phone three or four products also scroll sideways, with a shade while there is more. Headings stay in view, on a phone those of the rows. */
export function CompareTable({ products, rows }: Props) {
  const [isOnlyDifferent, setOnlyDifferent] = useState(false)
  const isHydrated = useHydrated()
  const shown = rows.filter(({ differs }) => differs || !isOnlyDifferent)
  const wide = { 2: 'min-w-[20rem]', 3: 'min-w-[30rem] md:min-w-[32rem]', 4: 'min-w-[38rem] md:min-w-[41rem]' }[
    products.length
  ]
  return (
    <>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6">
        {isHydrated && (
          <Checkbox
            checked={isOnlyDifferent}
            onChange={(event) => setOnlyDifferent(event.target.checked)}
            label={m.compare_only_different()}
          />
        )}
        <p className="type-small flex items-center gap-2 py-2 text-muted">
          <Dot /> {m.compare_legend()}
        </p>
      </div>
      <div
        role="region"
        aria-label={m.compare_title()}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        className="scrolls-sideways relative -mx-4 mt-3 px-4 md:mx-0 md:overflow-visible md:px-0"
      >
        <table className={`w-full table-fixed border-separate border-spacing-0 text-left ${wide}`}>
          <caption className="sr-only">{m.compare_caption({ count: products.length })}</caption>
          <thead>
            <tr>
              <th scope="col" className={`${name} top-0 z-20 w-20 border-b border-line md:top-19 md:w-52`}>
                <span className="sr-only">{m.product_specs()}</span>
              </th>
              {products.map((product) => (
                <Head key={product.id} product={product} />
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <Row key={row.name} row={row} products={products} />
            ))}
          </tbody>
          {/* The head is as high as its pictures: what has the focus below it stops there. */}
          <tfoot className="md:[&_:is(a,button,select)]:scroll-mt-72">
            <tr>
              <th scope="row" className={`${name} py-4 pr-3 align-top text-[0.9375rem] font-semibold text-ink`}>
                {m.compare_total()}
              </th>
              {products.map((product) => (
                <td key={product.id} className="num p-2 py-4 align-top md:p-3 md:py-4">
                  <CompareBuy product={product} />
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </>
  )
}

type Product = Comparison['products'][number]

/** The last cell of a product: the price in the chosen size, and the button. A plain form. */
function CompareBuy({ product }: { product: Product }) {
  const { id, slug, name, buy, price, isFrom, isThere } = product
  const [chosen, setChosen] = useState('')
  const selected = buy?.values.find(({ value }) => value === chosen)
  const total = selected ? dong(selected.price) : isFrom ? m.product_price_from({ price: dong(price) }) : dong(price)
  if (!isThere) return <p className="font-semibold text-muted">{m.product_sold_out()}</p>
  return (
    <Form method="post" action="/cart" className="grid gap-2">
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="productId" value={id} />
      {Object.entries(buy?.known ?? {}).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <b className="type-price block text-ink" aria-live="polite">
        {total}
      </b>
      {buy?.name && (
        <SelectBox
          name={buy.name}
          aria-label={m.compare_buy_which({ name })}
          required
          value={chosen}
          placeholder={buy.ask ?? undefined}
          options={buy.values}
          onChange={(event) => setChosen(event.target.value)}
        />
      )}
      {buy ? (
        <Button type="submit" size="sm">
          {m.product_add()}
          <span className="sr-only">
            : <ProductName name={name} />
          </span>
        </Button>
      ) : (
        <Link to={`/product/${slug}`} className={buttonClass({ size: 'sm', variant: 'outline' })}>
          {m.compare_choose()}
          <span className="sr-only">
            : <ProductName name={name} />
          </span>
        </Link>
      )}
    </Form>
  )
}

const Head = ({
  product: { slug, name: title, picture, isBare, without },
}: {
  product: Comparison['products'][number]
}) => (
  <th
    scope="col"
    data-item
    tabIndex={-1}
    className="sticky top-0 z-10 border-b border-line bg-bg p-2 align-top md:top-19 md:p-3"
  >
    <span className="relative block max-w-40">
      {picture && (
        <Picture
          file={picture}
          alt=""
          sizes="(min-width: 900px) 160px, 120px"
          widths={[160, 400]}
          className="aspect-square w-full max-w-40 rounded-md object-cover"
        />
      )}
      <span className="absolute -top-1 -right-1">
        <Link
          to={without}
          aria-label={m.compare_remove({ name: title })}
          className={iconButtonClass({ tone: 'round' })}
        >
          <X aria-hidden size={18} />
        </Link>
      </span>
    </span>
    <Link
      to={`/product/${slug}`}
      className="mt-2 inline-block text-[0.9375rem] leading-snug font-semibold text-ink hover:underline"
    >
      <ProductName name={title} />
    </Link>
    {isBare && <NoBladeNote className="block" />}
  </th>
)

function Row({
  row: { name: title, values, langs, differs, best, bestWord },
  products,
}: { row: CompareRow } & Pick<Props, 'products'>) {
  return (
    <tr>
      <th
        scope="row"
        className={`${name} border-b border-line py-3 pr-3 align-top text-[0.8125rem] font-[420] [font-stretch:88%] md:text-[0.9375rem] ${differs ? 'text-ink' : 'text-muted'}`}
      >
        <ProductName name={title} />
        {differs && (
          <>
            {' '}
            <Dot />
            <span className="sr-only">{m.compare_differs()}</span>
          </>
        )}
      </th>
      {values.map((value, at) => {
        const isBest = best.includes(products[at]!.id)
        return (
          <td
            key={products[at]!.id}
            className={`num border-b border-line p-2 align-top text-[0.9375rem] break-words md:p-3 ${differs ? 'font-[540] text-ink' : 'text-body'} ${isBest ? 'bg-green-soft' : ''}`}
          >
            {value === null ? (
              <>
                <span aria-hidden>–</span>
                <span className="sr-only">{m.compare_unknown()}</span>
              </>
            ) : (
              <span lang={langs?.[at]}>{value}</span>
            )}
            {isBest && (
              <span className="mt-0.5 flex items-center gap-1 text-[0.75rem] font-semibold text-green">
                <Check aria-hidden size={14} strokeWidth={2.4} /> {bestWord}
              </span>
            )}
          </td>
        )
      })}
    </tr>
  )
}
