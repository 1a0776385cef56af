import { requireFeature } from '#web/shell/access/require-feature.server.ts'
import { data, Link, redirect, useHref } from 'react-router'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { picturesFor } from '#shop/catalogue/pictures/pictures-for.ts'
import { findProduct } from '#shop/catalogue/queries.ts'
import { readAnswers } from '#shop/catalogue/attributes/use-foot.ts'
import { ProductName } from '#shop/catalogue/texts/product-name.tsx'
import { listSkaters } from '#shop/identity/skaters/list-skaters.ts'
import { Notice } from '#ui/notice.tsx'
import { Picture } from '#ui/picture.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { Breadcrumbs } from '#web/shell/page/breadcrumbs.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { readerContext, readerGuard } from '#web/shell/access/reader-guard.server.ts'
import { signInPath } from '#web/shell/access/sign-in-path.ts'
import { m } from '#words/messages.js'
import { BladeFit } from '#web/parts/advisers/blade-fit.tsx'
import { bladeTypedIn } from '#web/parts/advisers/blade-form.ts'
import { findProductView } from '../find-product-view.server.ts'
import { saveFeet } from '#web/parts/advisers/save-feet.server.ts'
import { ownSkater } from '#web/parts/advisers/own-skater.ts'
import { SizeAdviser } from '#web/parts/advisers/size-adviser.tsx'
import { sizeTypedIn, type SizeTyped } from '#web/parts/advisers/size-form.ts'
import StiffnessCheck from '#web/parts/advisers/stiffness-check.tsx'
import { stiffTypedIn } from '#web/parts/advisers/stiffness-form.ts'
import { ToolLinks } from '#web/parts/advisers/tool-links.tsx'
import type { Route } from './+types/advice-page.ts'
import { ownBoots, soldBlade } from '#web/parts/advisers/own-boots.server.ts'

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({ title: loaderData ? m.advice_page({ name: loaderData.view.name }) : m.advice_title() })

export const middleware = [readerGuard]

/** The advisers of one product on a page of their own: the answers stand in the address, so it works without scripts and is never cached. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  await requireFeature('advisers')
  const url = new URL(request.url)
  const locale = requestLocale()
  const product = await findProduct(db, locale, params.slug)
  if (!product) throw data(null, { status: 404 })
  if (product.words.slug !== params.slug) throw redirect(`/product/${product.words.slug}/advice${url.search}`, 301)
  const person = context.get(readerContext)
  const view = await findProductView(product, url.searchParams)
  const blade = soldBlade(product, view.options)
  const [boots, skaters] = await Promise.all([
    blade ? ownBoots(db, locale) : [],
    person ? listSkaters(db, person.id) : undefined,
  ])
  return {
    view,
    blade,
    boots,
    skaters: skaters?.map(ownSkater),
    asked: Object.fromEntries(url.searchParams),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  await requireFeature('advisers')
  const person = context.get(readerContext)
  if (!person) throw redirect(signInPath(request))
  const fields = await request.formData()
  const saved = await saveFeet(db, person.id, fields)
  return data({ ...saved, typed: sizeTypedIn(fields) }, { status: saved.isKept ? 200 : 422 })
}

export default function AdvicePage({ loaderData, actionData }: Route.ComponentProps) {
  const { view, blade, boots, asked } = loaderData
  const { name, slug, trail, discipline, line, stiffness } = view
  const [picture] = picturesFor(view.pictures, view.choice)
  const action = useHref(`/product/${slug}/advice`)
  const stiffTyped = stiffTypedIn(Object.entries(asked))
  const bladeTyped = bladeTypedIn(Object.entries(asked))
  return (
    <div className="wrap pb-8 md:pb-12">
      <Breadcrumbs trail={[...trail, { label: name, to: `/product/${slug}` }]} here={m.advice_title()} />
      <div className="flex items-center gap-4">
        {picture && (
          <Picture file={picture.file} alt="" sizes="88px" widths={[160]} className="size-22 rounded-md object-cover" />
        )}
        <div>
          <h1 className="type-h1">
            <ProductName name={name} within={m.advice_page({ name })} />
          </h1>
          <Link to={`/product/${slug}`} className="link inline-flex min-h-11 items-center">
            {m.advice_back()}
          </Link>
        </div>
      </div>
      {actionData && (
        <Notice tone={actionData.isKept ? 'success' : 'error'} className="mt-5">
          {actionData.said}
        </Notice>
      )}
      <div className="mt-8 grid max-w-2xl gap-14">
        {discipline && line && <SizeSection loaderData={loaderData} action={action} typed={actionData?.typed} />}
        {discipline && stiffness !== null && (
          <Section id="stiffness" title={m.advice_stiffness_title()} text={m.advice_stiffness_lead({ stiffness })}>
            <StiffnessCheck
              {...{ discipline, stiffness, action }}
              start={stiffTyped}
              isAsked={stiffTyped.skill !== undefined || stiffTyped.hours !== undefined}
            />
          </Section>
        )}
        {blade && (
          <Section id="blade-fit" title={m.advice_blade_title()} text={m.advice_blade_lead()}>
            <BladeFit {...{ blade, boots, action }} start={bladeTyped} isAsked={'boot' in asked} />
          </Section>
        )}
        {!discipline && !blade && <p>{m.advice_nothing()}</p>}
      </div>
      <ToolLinks here="" />
    </div>
  )
}

type Loaded = Pick<Route.ComponentProps, 'loaderData'>

function SizeSection({
  loaderData: { view, skaters, asked },
  action,
  typed,
}: Loaded & { action: string; typed?: SizeTyped }) {
  const { slug, variants, discipline, line } = view
  const isHydrated = useHydrated()
  const inAddress = typed ?? sizeTypedIn(Object.entries(asked))
  const isAsked = Object.keys(inAddress).length > 0
  const start = isHydrated && !isAsked ? sizeTypedIn(Object.entries(readAnswers())) : inAddress
  return (
    <Section id="size" title={m.advice_title()} text={m.advice_lead()}>
      <SizeAdviser
        key={String(isHydrated && !isAsked)}
        boot={{ discipline: discipline!, line: line!, slug, variants }}
        start={start}
        action={action}
        skaters={skaters}
      />
    </Section>
  )
}

type SectionProps = { id: string; title: string; text: string; children: React.ReactNode }

const Section = ({ id, title, text, children }: SectionProps) => (
  <section aria-labelledby={`${id}-title`} id={id} className="scroll-mt-4">
    <h2 id={`${id}-title`} className="type-h2">
      {title}
    </h2>
    <p className="mt-2 mb-5 text-muted">{text}</p>
    {children}
  </section>
)
