import { decimal } from '#kit/decimal.ts'
import { dong } from '#kit/money.ts'
import type { CompareProfile, compareProducts, lostPoints } from '#shop/advisers/comparison.ts'
import { requireFeature } from '#web/shell/access/require-feature.server.ts'
import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { FallbackText } from '#shop/catalogue/texts/fallback-text.tsx'
import { ProductName } from '#shop/catalogue/texts/product-name.tsx'
import { langOfName } from '#shop/catalogue/texts/with-language-fallback.ts'
import { comparePath, dropCompared, listCompared, setCompared, useCompared } from '#shop/search/cards/compare-list.ts'
import { buttonClass } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TwinTrack } from '#ui/drawings/twin-track.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { Breadcrumbs } from '#web/shell/page/breadcrumbs.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { Thumbnail } from '#web/shell/page/thumbnail.tsx'
import { useNextFocus } from '#web/shell/page/use-next-focus.ts'
import { RulesNote } from '#web/parts/advisers/rules-note.tsx'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import type { Route } from './+types/compare-page.ts'
import { readCompareSlugs, readProfile } from './compare-form.ts'
import { CompareTable } from './compare-table.tsx'
import { findComparison, type Comparison } from './find-comparison.server.ts'
import { ProfileForm } from './profile-form.tsx'

export const meta = () => pageMeta({ title: m.compare_title(), description: m.compare_description() })

/** Two to four products side by side, named in the address, so that it can be shared; never cached. */
export async function loader({ request }: Route.LoaderArgs) {
  await requireFeature('compare')
  const params = new URL(request.url).searchParams
  const { typed, problems, profile, profileQuery, isAsked } = readProfile(params)
  const slugs = readCompareSlugs(params)
  return {
    typed,
    problems,
    profile,
    profileQuery,
    isAsked,
    comparison: await findComparison(db, requestLocale(), { slugs, profile, profileQuery, isAsked }),
  }
}

type CompareError = Extract<ReturnType<typeof compareProducts>, { error: string }>['error']

export const compareErrorWords: Record<CompareError, () => string> = {
  need_2_to_4: m.compare_need_2_to_4,
  duplicate: m.compare_duplicate,
  mixed_categories: m.compare_mixed,
}

const points = (number: number) => decimal(Math.round(number * 10) / 10)

type LostPoints = ReturnType<typeof lostPoints>
type LostMessage = (points: string, profile: CompareProfile, lost: LostPoints) => string

const words: Record<keyof LostPoints, LostMessage> = {
  size: (lost, { size_mm }) => m.compare_lost_size({ points: lost, size: size_mm ?? '' }),
  width: (lost, { width, size_mm }, { size }) =>
    size_mm == null || size > 0
      ? m.compare_lost_width({ points: lost, width: width ?? '' })
      : m.compare_lost_width_at({ points: lost, width: width ?? '', size: size_mm }),
  stiffness: (lost, { stiffness_index }) => m.compare_lost_stiffness({ points: lost, index: stiffness_index ?? '' }),
  budget: (lost, { budget }) => m.compare_lost_budget({ points: lost, budget: dong(budget ?? 0) }),
}

/** Why each point was lost, the largest loss first. */
export const lostWords = (lost: LostPoints, profile: CompareProfile) =>
  (Object.entries(lost) as [keyof LostPoints, number][])
    .filter(([, number]) => number > 0)
    .sort(([, a], [, b]) => b - a)
    .map(([part, number]) => words[part](points(number), profile, lost))

export const scoreText = points

export default function ComparePage({
  loaderData: { comparison, typed, problems, profile, profileQuery, isAsked },
}: Route.ComponentProps) {
  const { products, rows, error, gone, ranking, excluded, more, isOneKind, canRank } = comparison
  const { isForeign, take } = useFollowed(comparison)
  const list = useNextFocus<HTMLDivElement>()
  return (
    <div ref={list} className="wrap pb-8 md:pb-12">
      <Breadcrumbs trail={[]} here={m.compare_title()} />
      <h1 className="type-h1">{m.compare_title()}</h1>
      {isForeign && <Foreign take={take} profileQuery={profileQuery} />}
      {gone.length > 0 && <Notice className="mt-5">{m.compare_gone({ count: gone.length })}</Notice>}
      {error && products.length > 0 && (
        <Notice tone={products.length === 1 ? 'info' : 'error'} className="mt-5">
          {products.length === 1 && error === 'need_2_to_4' ? m.compare_one_more_text() : compareErrorWords[error]()}
        </Notice>
      )}
      {products.length === 0 ? (
        <NoneNamed />
      ) : error ? (
        <Chosen products={products} />
      ) : (
        <>
          {!isOneKind && <Notice className="mt-5">{m.compare_unlike()}</Notice>}
          <CompareTable products={products} rows={rows} />
          {canRank && (
            <div className="mt-10 grid gap-8 md:mt-14 md:grid-cols-[1fr_1.1fr] md:gap-14">
              <ProfileForm comparison={comparison} typed={typed} problems={problems} />
              {isAsked && ranking.length > 0 && <CompareRanking {...{ products, ranking, excluded, profile }} />}
            </div>
          )}
        </>
      )}
      {more.length > 0 && <More more={more} />}
    </div>
  )
}

type Props = Pick<Comparison, 'products' | 'ranking' | 'excluded'> & { profile: CompareProfile }

/** Ranks by fit to the profile, not by quality; every lost point has its reason. */
function CompareRanking({ products, ranking, excluded, profile }: Props) {
  const nameOf = (id: string) => products.find((product) => product.id === id)?.name ?? ''
  const excludedNames = excluded.map(nameOf)
  return (
    <section aria-labelledby="ranking" aria-live="polite">
      <h2 id="ranking" className="type-h2">
        {m.compare_ranking()}
      </h2>
      <ol className="mt-4 grid gap-4">
        {ranking.map(({ id, score, lost }, at) => {
          const reasons = lostWords(lost, profile)
          return (
            <li key={id} className="rounded-lg border border-line bg-surface p-4">
              <p className="flex items-baseline justify-between gap-4">
                <b className="font-semibold text-ink">
                  {at + 1}. <ProductName name={nameOf(id)} />
                </b>
                <span className="num shrink-0 font-semibold text-ink">
                  {m.compare_score({ score: scoreText(score) })}
                </span>
              </p>
              {reasons.length ? (
                <ul className="num mt-2 grid list-disc gap-1 pl-5 text-[0.9375rem]">
                  {reasons.map((reason) => (
                    <li key={reason}>{reason}</li>
                  ))}
                </ul>
              ) : (
                <p className="mt-2 text-[0.9375rem] text-green">{m.compare_lost_none()}</p>
              )}
            </li>
          )
        })}
      </ol>
      {excluded.length > 0 && (
        <p className="mt-4">
          <FallbackText
            text={m.compare_excluded({ names: excludedNames.join(', ') })}
            words={excludedNames.filter((name) => langOfName(name, getLocale()))}
          />
        </p>
      )}
      <RulesNote>{m.compare_caution()}</RulesNote>
    </section>
  )
}

/** Keeps the browser's compare list as the address has it, from where both were alike. A link from somebody else shows its list and leaves one's own as it is, until it is taken over. */
function useFollowed({ products, error, gone }: Comparison) {
  const [isOwn, setOwn] = useState(true)
  const isFirst = useRef(true)
  useEffect(() => {
    dropCompared(gone)
    if (!products.length || (error && products.length > 1)) return
    const kept = listCompared()
    const isAlike = kept.length === products.length && kept.every((one) => products.some(({ id }) => id === one.id))
    const follows = isAlike || !kept.length || (isOwn && !isFirst.current)
    isFirst.current = false
    setOwn(follows)
    if (follows) setCompared(products.map(itemOf))
    // oxlint-disable-next-line react/exhaustive-deps -- what the list was is asked when the address changes, not when the answer does
  }, [products, error])
  const take = () => {
    setCompared(products.map(itemOf))
    setOwn(true)
  }
  return { isForeign: !isOwn, take }
}

const itemOf = ({ id, slug, name, category, picture }: Comparison['products'][number]) => ({
  id,
  slug,
  name,
  category,
  picture,
})

function Foreign({ take, profileQuery }: { take: () => void; profileQuery: string }) {
  const items = useCompared()
  return (
    <Notice className="mt-5">
      {m.compare_other()}{' '}
      <span className="flex flex-wrap gap-x-5">
        <Link to={comparePath(items, profileQuery)} className="link inline-flex min-h-11 items-center">
          {m.compare_other_own()}
        </Link>
        <button type="button" onClick={take} className="link min-h-11">
          {m.compare_other_take()}
        </button>
      </span>
    </Notice>
  )
}

const Chosen = ({ products }: Pick<Comparison, 'products'>) => (
  <ul className="mt-6 grid max-w-2xl gap-3">
    {products.map(({ id, name, slug, picture, without }) => (
      <li
        key={id}
        data-item
        tabIndex={-1}
        className="flex items-center gap-4 rounded-lg border border-line bg-surface p-3"
      >
        <Thumbnail file={picture} px={72} />
        <Link to={`/product/${slug}`} className="type-card min-w-0 flex-1 hover:underline">
          <ProductName name={name} />
        </Link>
        <Link to={without} className="link inline-flex min-h-11 items-center">
          {m.compare_remove_word()}
          <span className="sr-only">
            {' '}
            <ProductName name={name} />
          </span>
        </Link>
      </li>
    ))}
  </ul>
)

const More = ({ more }: Pick<Comparison, 'more'>) => (
  <section aria-labelledby="compare-more" className="mt-12">
    <h2 id="compare-more" className="type-h2">
      {m.compare_more()}
    </h2>
    <ul className="mt-4 grid gap-2 sm:grid-cols-2 lg:grid-cols-4">
      {more.map(({ id, name, picture, add }) => (
        <li key={id}>
          <Link
            to={add}
            aria-label={m.compare_add({ name })}
            className="flex items-center gap-3 rounded-md border border-line p-2 text-ink transition-colors hover:border-ink"
          >
            <Thumbnail file={picture} px={56} />
            <span className="min-w-0 flex-1 text-[0.9375rem] leading-snug">
              <ProductName name={name} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </section>
)

/** An address without products for sale: opens the rest of this browser's compare list, which the server does not know. */
function NoneNamed() {
  const items = useCompared()
  const isHydrated = useHydrated()
  const navigate = useNavigate()
  const path = items.length ? comparePath(items) : undefined
  useEffect(() => {
    if (path) void navigate(path, { replace: true, preventScrollReset: true })
  }, [path, navigate])
  if (isHydrated && !path) return <Empty />
  return (
    <>
      <div role="status" className="mt-6 grid max-w-2xl gap-3 noscript:hidden">
        <span className="sr-only">{m.compare_loading()}</span>
        {[1, 2].map((line) => (
          <Skeleton key={line} className="h-24 w-full" />
        ))}
      </div>
      <noscript>
        <Empty />
      </noscript>
    </>
  )
}

const Empty = () => (
  <div tabIndex={-1} data-empty className="mx-auto max-w-md py-8 text-center outline-none">
    <TwinTrack className="mb-6 text-accent" />
    <p className="type-h3">{m.compare_empty_title()}</p>
    <p className="mt-2 text-muted">{m.compare_empty_text()}</p>
    <Link to="/shop" className={`mt-6 ${buttonClass({ block: true })}`}>
      {m.cart_empty_boots()}
    </Link>
  </div>
)
