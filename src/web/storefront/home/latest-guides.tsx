import { Link } from 'react-router'
import { langIfOther } from '#kit/localized.ts'
import type { LatestArticle } from '#shop/content/articles/list-latest-articles.ts'
import { Picture } from '#ui/picture.tsx'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'

type Guide = Pick<LatestArticle, 'slug' | 'locale' | 'title' | 'summary' | 'cover'>

/** The last guides that came out; until there is one, nothing stands here. */
export function LatestGuides({ guides, title }: { guides: Guide[]; title: string }) {
  if (!guides.length) return null
  return (
    <section aria-labelledby="guides-title" className="piece wrap mt-16 md:mt-24">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2 md:mb-8">
        <h2 id="guides-title" className="type-h1">
          {title || m.home_guides_title()}
        </h2>
        <Link to="/guides" className="link inline-flex min-h-11 items-center whitespace-nowrap">
          {m.layout_nav_guides_all()}
        </Link>
      </div>
      <ul className="grid gap-6 tablet:max-md:gap-3 tablet:grid-cols-3">
        {guides.map(({ slug, locale, title, summary, cover }) => (
          <li
            key={slug}
            className="group relative flex flex-col overflow-hidden rounded-xl border border-line bg-surface"
          >
            {cover && (
              <Picture
                file={cover.file}
                alt=""
                widths={[400, 800]}
                sizes="(min-width: 1328px) 410px, (min-width: 720px) 31vw, 92vw"
                className="article-cover w-full"
              />
            )}
            <div lang={langIfOther(locale, getLocale())} className="flex-1 px-6 pt-5.5 pb-6.5 tablet:max-md:px-4">
              <h3 className="type-h3">
                <Link
                  to={`/guides/${slug}`}
                  className="outline-none group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4 after:absolute after:inset-0 after:rounded-xl focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
                >
                  {title}
                </Link>
              </h3>
              {summary && <p className="mt-1.5 line-clamp-3">{summary}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
