import { Link } from 'react-router'
import { dong } from '#kit/money.ts'
import { NoBladeNote } from '#shop/catalogue/texts/no-blade-note.tsx'
import { ProductName } from '#shop/catalogue/texts/product-name.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { Thumbnail } from '#web/shell/page/thumbnail.tsx'
import { m } from '#words/messages.js'
import type { ToolProducts } from './find-tool-products.server.ts'

/** Products that match the answer and are in stock. */
export function ToolProductLinks({ title, shelf, none }: { title: string; shelf: ToolProducts; none: string }) {
  if (!shelf.items.length) return <p className="mt-4">{none}</p>
  return (
    <div className="mt-5">
      <p className="type-label text-ink">{title}</p>
      <ul className="mt-2 grid gap-2">
        {shelf.items.map(({ id, name, picture, price, was, isFrom, isBare, to }) => (
          <li key={id}>
            <Link
              to={to}
              className="flex items-center gap-3 rounded-md border border-line bg-surface p-2 text-ink transition-colors hover:border-ink"
            >
              <Thumbnail file={picture} px={56} />
              <span className="min-w-0 flex-1 text-[0.9375rem] leading-snug">
                <ProductName name={name} />
                <span className="num type-fine block text-muted">
                  {isFrom ? m.tool_from({ price: dong(price) }) : dong(price)}
                  {was !== null && (
                    <s className="ml-2">
                      <VisuallyHidden>{m.product_price_was()} </VisuallyHidden>
                      {dong(was)}
                    </s>
                  )}
                  {isBare && <NoBladeNote className="block" />}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {shelf.more && (
        <Link to={shelf.more.to} className="link mt-2 inline-flex min-h-11 items-center">
          {shelf.more.text}
        </Link>
      )}
    </div>
  )
}
