import { inputOf } from '#kit/declare-fields.ts'
import { locales } from '#kit/localized.ts'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { draftProduct } from '#shop/catalogue/products/draft-product.ts'
import { productTextFields } from '#shop/catalogue/product-fields.ts'
import { Field } from '#ui/fields/field.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { answerIntents } from '#web/admin-kit/form/answer-intents.server.ts'
import { defineEditor } from '#web/admin-kit/form/define-editor.tsx'
import { AreaField, ChoiceField, LineField, useEdited } from '#web/admin-kit/form/fields.tsx'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { readForm } from '#web/admin-kit/form/read-form.ts'
import { KindSelect } from '../kind-select.tsx'
import { productKindsOf } from '../product-kinds.server.ts'
import { readTaxonomy } from '../read-products.ts'
import { languageWords } from '../text-fields.tsx'
import { newProductForm } from './new-product-form.ts'
import type { Route } from './+types/create-page.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.product_admin_create() })

export async function loader() {
  const locale = requestLocale()
  const taxonomy = await readTaxonomy(db, locale)
  const saved = { id: crypto.randomUUID(), line: 'sport' }
  return { editing: { saved }, kinds: productKindsOf(taxonomy, locale), lines: taxonomy.lines }
}

export const action = ({ request, context }: Route.ActionArgs) =>
  answerIntents(request, {
    async create(form) {
      const { value, rejected } = readForm(newProductForm, form)
      if (rejected) return rejected
      await draftProduct(db, context.get(adminContext).actor, value)
      return `/admin/products/${value.id}/edit?done=created`
    },
  })

/** A product starts with a few fields; all others are in its editor. */
export default defineEditor(({ loaderData: { kinds, lines } }: Route.ComponentProps) => ({
  title: m.product_admin_create(),
  note: m.product_admin_create_note(),
  back: { to: '/admin/products', label: m.product_admin_title() },
  width: 'max-w-280',
  intent: 'create',
  save: m.product_admin_create_do(),
  labels: {
    kind: m.product_admin_type(),
    line: m.product_admin_line(),
    vi: languageWords.vi(),
    en: languageWords.en(),
  },
  fields: <NewProductFields kinds={kinds} lines={lines} />,
}))

function NewProductFields({ kinds, lines }: Pick<Route.ComponentProps['loaderData'], 'kinds' | 'lines'>) {
  const { errors, value } = useEdited()
  return (
    <>
      <input type="hidden" name="id" value={value('id')} />
      <Panel title={m.product_admin_what()}>
        <div className="grid gap-4 md:grid-cols-2">
          <Field label={m.product_admin_type()} hint={m.product_admin_kind_hint()} error={errors.kind}>
            <KindSelect kinds={kinds} value={value('kind') ?? ''} />
          </Field>
          <ChoiceField name="line" options={lines} />
        </div>
      </Panel>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        {locales.map((locale) => (
          <Panel key={locale} title={languageWords[locale]()}>
            <div className="grid gap-4">
              <LineField
                {...inputOf(productTextFields.name, `${locale}.name`)}
                label={m.product_admin_name()}
                lang={locale}
                optional={locale === 'en'}
                hint={locale === 'en' ? m.product_admin_english_later() : m.product_admin_name_hint()}
              />
              <AreaField
                {...inputOf(productTextFields.summary, `${locale}.summary`)}
                label={m.product_admin_summary()}
                lang={locale}
                rows={3}
                optional={locale === 'en'}
                hint={m.product_admin_summary_hint()}
              />
            </div>
          </Panel>
        ))}
      </div>
    </>
  )
}
