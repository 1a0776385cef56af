import { data, Form, Link } from 'react-router'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { findProduct } from '#shop/catalogue/queries.ts'
import { ProductName } from '#shop/catalogue/texts/product-name.tsx'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { Breadcrumbs } from '#web/shell/page/breadcrumbs.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import type { Route } from './+types/delivery-page.ts'
import { StandardDelivery } from '#web/parts/delivery/standard-delivery.tsx'
import { findDelivery } from './find-delivery.server.ts'

export const meta = () => pageMeta({ title: m.delivery_title() })

/** The delivery costs of one product, as a page with a plain form for browsers without scripts. */
export async function loader({ request, params: { slug } }: Route.LoaderArgs) {
  const product = await findProduct(db, requestLocale(), slug)
  if (!product || product.category === 'services') throw data(null, { status: 404 })
  const { searchParams } = new URL(request.url)
  const choice = [...searchParams].filter(([name]) => product.options.some(({ key }) => key === name))
  return {
    delivery: await findDelivery(product, searchParams),
    name: product.words.name,
    slug: product.words.slug,
    choice,
  }
}

export default function DeliveryPage({ loaderData: { delivery, name, slug, choice } }: Route.ComponentProps) {
  const product = `/product/${slug}?${new URLSearchParams(choice)}`
  return (
    <div className="wrap pb-12 md:pb-16">
      <Breadcrumbs trail={[{ label: name, to: product }]} here={m.delivery_title()} />
      <h1 className="type-h1">{m.delivery_title()}</h1>
      <p className="mt-3 type-lead">
        <ProductName name={name} />
      </p>
      <Form method="get" className="mt-6 flex max-w-110 items-end gap-3">
        {choice.map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ))}
        <SelectField
          className="min-w-0 flex-1"
          label={m.checkout_province()}
          name="province"
          options={delivery.provinces}
          placeholder={m.delivery_province_pick()}
          defaultValue={delivery.province?.value ?? ''}
        />
        <Button type="submit" variant="outline">
          {m.delivery_show()}
        </Button>
      </Form>
      <div className="mt-6" aria-live="polite">
        <StandardDelivery view={delivery} />
      </div>
      <p className="mt-6">
        <Link to={product} className="link inline-flex min-h-11 items-center">
          {m.product_back({ name })}
        </Link>
      </p>
    </div>
  )
}
