import { Link } from 'react-router'
import type { ReactNode } from 'react'
import { langIfOther } from '#kit/localized.ts'
import { dong } from '#kit/money.ts'
import { NoBladeNote } from '#shop/catalogue/texts/no-blade-note.tsx'
import { ProductName } from '#shop/catalogue/texts/product-name.tsx'
import { ArticleBody } from '#shop/content/documents/article-body.tsx'
import type { Document } from '#shop/content/documents/document.ts'
import { headingsOf } from '#shop/content/documents/headings.ts'
import type { Card } from '#shop/search/cards/list-cards.ts'
import { ProductGrid } from '#shop/search/cards/product-grid.tsx'
import { Picture } from '#ui/picture.tsx'
import { ArticleCover } from '#web/parts/content/article-cover.tsx'
import { PriceText } from '#ui/price.tsx'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { articleFigures } from '#web/parts/figures/article-figures.tsx'
import { ArticleColumns } from '#web/parts/content/article-columns.tsx'
import { ArticleCard } from './article-card.tsx'
import { ArticleFacts } from './article-facts.tsx'
import type { ViewedArticle } from './view-article.ts'
import type { ShownArticle } from './show-article.ts'

type Props = {
  article: ViewedArticle
  body: Document
  category: string | null
  products: { slug: string; card: Card }[]
  more: ShownArticle[]
}

/** A guide or post: head, table of contents, text, its products, and what to read next. */
export function ArticleView({ article, body, category, products, more }: Props) {
  const headings = [...headingsOf(body).values()].filter(({ level }) => level === 2)
  const lang = langIfOther(article.written, getLocale())
  const cards = products.map(({ card }) => card).slice(0, 4)
  return (
    <>
      <ArticleColumns
        lang={lang}
        headings={headings}
        head={<Head article={article} category={category} isForeign={lang !== undefined} />}
      >
        <ArticleBody document={body} parts={partsOf(products)} />
        {article.tags.length > 0 && <Tags tags={article.tags} />}
      </ArticleColumns>
      {cards.length > 0 && (
        <More id="named-products" title={m.post_article_products()}>
          <ProductGrid cards={cards} isComparing={false} />
        </More>
      )}
      {more.length > 0 && (
        <More
          id="read-next"
          title={article.kind === 'guide' ? m.post_article_more_guides() : m.post_article_more_posts()}
        >
          <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
            {more.map((one) => (
              <li key={one.path}>
                <ArticleCard article={one} heading="h3" />
              </li>
            ))}
          </ul>
        </More>
      )}
    </>
  )
}

/** Parts that the text embeds: products by slug, figures by name. */
const partsOf = (products: Props['products']): Record<string, ReactNode> => ({
  ...articleFigures,
  ...Object.fromEntries(products.map(({ slug, card }) => [slug, <ArticleProduct key={slug} card={card} />])),
})

/** A product card within the text. */
function ArticleProduct({ card: { slug, name, facts, price, isFrom, isBare, inStock, pictures } }: { card: Card }) {
  const picture = pictures[0]
  const paid = isFrom ? m.product_price_from({ price: dong(price.now) }) : dong(price.now)
  return (
    <div className="group relative my-8 grid grid-cols-[104px_1fr] items-center gap-4 overflow-hidden rounded-lg border border-line bg-surface pr-4 leading-normal sm:grid-cols-[148px_minmax(0,1fr)] print:hidden">
      {picture ? (
        <Picture
          file={picture.file}
          alt={picture.alt}
          widths={[160, 400]}
          sizes="136px"
          className="size-full object-cover"
        />
      ) : (
        <span />
      )}
      <div className="py-3">
        <Link
          to={`/product/${slug}`}
          className="type-card text-ink outline-none group-hover:underline group-hover:underline-offset-4 after:absolute after:inset-0 after:rounded-lg focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
        >
          <ProductName name={name} />
        </Link>
        <p className="type-small mt-0.5 text-muted">{facts.join(' · ')}</p>
        <PriceText
          now={paid}
          was={price.was === null ? undefined : dong(price.was)}
          nowWords={price.was === null ? undefined : m.product_price_now()}
          wasWords={m.product_price_was()}
          className="mt-1"
        />
        {isBare && <NoBladeNote className="mt-1 block" />}
        {!inStock && <p className="type-small mt-1 font-semibold text-muted">{m.product_sold_out()}</p>}
      </div>
    </div>
  )
}

type HeadProps = { article: ViewedArticle; category: string | null; isForeign: boolean }

const Head = ({ article, category, isForeign }: HeadProps) => (
  <>
    {category && (
      <Link
        to={`/blog/category/${article.categorySlug}`}
        className="type-label -mt-2 inline-flex min-h-11 items-center text-accent hover:underline hover:underline-offset-4"
      >
        {category}
      </Link>
    )}
    <h1 className="type-h1">{article.title}</h1>
    {article.summary && <p className="mt-4 type-lead">{article.summary}</p>}
    {article.kind === 'page' ? (
      <p className="mt-4 type-small text-muted">{m.policy_changed({ date: article.changed })}</p>
    ) : (
      <ArticleFacts {...article} day={article.day ?? m.policy_changed({ date: article.changed })} className="mt-4" />
    )}
    {isForeign && (
      <p lang={getLocale()} className="mt-4 rounded-md bg-accent-soft px-4 py-3">
        {m.policy_in_vietnamese()}
      </p>
    )}
    <ArticleCover file={article.cover} />
  </>
)

const Tags = ({ tags }: { tags: string[] }) => (
  <p className="mt-10 flex flex-wrap gap-2 border-t border-line pt-5 type-small text-muted print:hidden">
    <span>{m.post_article_tags()}</span>
    {tags.map((tag) => (
      <span key={tag} className="rounded-sm bg-sunken px-2">
        {tag}
      </span>
    ))}
  </p>
)

const More = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={id} className="piece mt-16 md:mt-24 print:hidden">
    <h2 id={id} className="type-h2 mb-6 md:mb-8">
      {title}
    </h2>
    {children}
  </section>
)
