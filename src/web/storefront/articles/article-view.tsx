import { Link } from 'react-router'
import type { ReactNode } from 'react'
import { ArticleBody } from '#shop/content/documents/article-body.tsx'
import type { Document } from '#shop/content/documents/document.ts'
import { headingsOf } from '#shop/content/documents/headings.ts'
import type { Card } from '#shop/search/cards/list-cards.ts'
import { ProductGrid } from '#shop/search/cards/product-grid.tsx'
import { Picture } from '#ui/picture.tsx'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { articleFigures } from '#web/parts/figures/article-figures.tsx'
import { TableOfContents } from '#web/parts/content/table-of-contents.tsx'
import { ArticleCard } from './article-card.tsx'
import { ArticleFacts } from './article-facts.tsx'
import type { ViewedArticle } from './view-article.ts'
import { ArticleProduct } from './article-product.tsx'
import type { ShownArticle } from './show-article.ts'
import './article-columns.css'

type Props = {
  article: ViewedArticle
  body: Document
  category: string | null
  products: { named: string; card: Card }[]
  more: ShownArticle[]
}

/** A guide or post as it is read: its head, what is in it, the text, the products of it, and what to read next. */
export function ArticleView({ article, body, category, products, more }: Props) {
  const headings = [...headingsOf(body).values()].filter(({ level }) => level === 2)
  const isForeign = article.written !== getLocale()
  const cards = products.map(({ card }) => card).slice(0, 4)
  return (
    <>
      <article
        lang={isForeign ? article.written : undefined}
        className="article-columns mx-auto max-w-[36rem] gap-x-6 pt-2 md:pt-6 lg:max-w-none print:block"
      >
        <Head article={article} category={category} isForeign={isForeign} />
        <TableOfContents headings={headings} isFirst />
        <div className="mt-10 lg:col-start-2">
          <ArticleBody document={body} parts={partsOf(products)} />
          {article.tags.length > 0 && <Tags tags={article.tags} />}
        </div>
      </article>
      {cards.length > 0 && (
        <More id="named-products" title={m.post_article_products()}>
          <ProductGrid cards={cards} />
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

/** What the text names and the page draws: products by their slugs, figures by their names. */
const partsOf = (products: Props['products']): Record<string, ReactNode> => ({
  ...articleFigures,
  ...Object.fromEntries(products.map(({ named, card }) => [named, <ArticleProduct key={named} card={card} />])),
})

type HeadProps = { article: ViewedArticle; category: string | null; isForeign: boolean }

const Head = ({ article, category, isForeign }: HeadProps) => (
  <header className="lg:col-start-2">
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
    {article.cover && (
      <Picture
        file={article.cover}
        alt=""
        widths={[400, 800, 1000]}
        sizes="(min-width: 900px) 36rem, 92vw"
        priority
        className="mt-8 aspect-[1.4] w-full rounded-xl object-cover object-bottom print:hidden"
      />
    )}
  </header>
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
