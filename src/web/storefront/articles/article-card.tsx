import { Link } from 'react-router'
import { Picture } from '#ui/picture.tsx'
import { ArticleFacts } from './article-facts.tsx'
import type { ShownArticle } from './show-article.ts'

const over =
  'outline-none group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4 after:absolute after:inset-0 after:rounded-xl focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus'

type Props = { article: ShownArticle; priority?: boolean; heading?: 'h2' | 'h3' }

/** One article of a list; the whole of it is one link. */
export function ArticleCard({ article, priority = false, heading: Heading = 'h2' }: Props) {
  const { path, lang, title, summary, cover } = article
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-xl border border-line bg-surface">
      {cover && (
        <Picture
          file={cover}
          alt=""
          widths={[400, 800]}
          sizes="(min-width: 1328px) 410px, (min-width: 1200px) 31vw, (min-width: 480px) 48vw, 92vw"
          priority={priority}
          className="article-cover w-full"
        />
      )}
      <div className="flex flex-1 flex-col px-6 pt-5.5 pb-6">
        <Heading lang={lang} className="type-h3">
          <Link to={path} className={over}>
            {title}
          </Link>
        </Heading>
        {summary && (
          <p lang={lang} className="mt-1.5 mb-4">
            {summary}
          </p>
        )}
        <ArticleFacts {...article} author={null} className="mt-auto" />
      </div>
    </article>
  )
}

/** The newest post, wide: picture beside words. */
export function LeadCard({ article }: { article: ShownArticle }) {
  const { path, lang, title, summary, cover } = article
  return (
    <article className="group relative grid overflow-hidden rounded-xl border border-line bg-surface tablet:grid-cols-2">
      {cover && (
        <Picture
          file={cover}
          alt=""
          widths={[400, 800, 1000]}
          sizes="(min-width: 1328px) 640px, (min-width: 720px) 48vw, 92vw"
          priority
          className="article-cover size-full"
        />
      )}
      <div className={`flex flex-col justify-center px-6 py-6 md:px-8 md:py-8 ${cover ? '' : 'tablet:col-span-2'}`}>
        <h2 lang={lang} className="type-h2">
          <Link to={path} className={over}>
            {title}
          </Link>
        </h2>
        {summary && (
          <p lang={lang} className="mt-3 max-w-[36em]">
            {summary}
          </p>
        )}
        <ArticleFacts {...article} className="mt-5" />
      </div>
    </article>
  )
}
