import { data, redirect } from 'react-router'
import { inputOf } from '#kit/field.ts'
import { locales } from '#kit/localized.ts'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { draftProduct } from '#shop/catalogue/products/draft-product.ts'
import { productTextFields } from '#shop/catalogue/product-fields.ts'
import { Field } from '#ui/fields/field.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { answerTo, type Answer } from '#web/admin-kit/form/answer.ts'
import { Editor } from '#web/admin-kit/form/editor.tsx'
import { Outcome } from '#web/admin-kit/form/outcome.tsx'
import { PageHead } from '#web/admin-kit/page/page-head.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { readForm } from '#web/admin-kit/form/read-form.ts'
import { KindSelect } from '../kind-select.tsx'
import { productKindsOf } from '../product-kinds.server.ts'
import { readTaxonomy } from '../read-products.ts'
import { languageWords } from '../text-fields.tsx'
import { newProductForm } from './typed-begun.ts'
import type { Route } from './+types/create-page.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.product_admin_create() })

export async function loader() {
  const locale = requestLocale()
  const places = await readTaxonomy(db, locale)
  return { kinds: productKindsOf(places, locale), lines: places.lines, id: crypto.randomUUID() }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const { value, rejected } = readForm(newProductForm, form)
  if (rejected) return data<Answer>({ intent: 'create', ...rejected }, { status: 422 })
  await draftProduct(db, context.get(adminContext).actor, value)
  return redirect(`/admin/products/${value.id}/edit?done=created`, 303)
}

/** The few things by which a product begins; all others have their place in its editor. */
export default function CreatePage({ loaderData, actionData }: Route.ComponentProps) {
  const { kinds, lines, id } = loaderData
  const { errors, values } = answerTo(actionData, 'create')
  return (
    <>
      <PageHead
        back={{ to: '/admin/products', label: m.product_admin_title() }}
        title={m.product_admin_create()}
        note={m.product_admin_create_note()}
      />
      <div className="grid max-w-280 gap-5">
        <Outcome answer={actionData} />
        <Editor
          dirty
          intent="create"
          save={m.product_admin_create_do()}
          saved="new"
          labels={{
            kind: m.product_admin_type(),
            line: m.product_admin_line(),
            vi: languageWords.vi(),
            en: languageWords.en(),
          }}
          className="grid gap-5"
        >
          <input type="hidden" name="id" value={values.id ?? id} />
          <Panel title={m.product_admin_what()}>
            <div className="grid gap-4 md:grid-cols-2">
              <Field label={m.product_admin_type()} hint={m.product_admin_kind_hint()} error={errors.kind}>
                <KindSelect kinds={kinds} value={values.kind ?? ''} />
              </Field>
              <SelectField
                label={m.product_admin_line()}
                name="line"
                defaultValue={values.line ?? 'sport'}
                options={lines}
                error={errors.line}
              />
            </div>
          </Panel>
          <div className="grid items-start gap-5 lg:grid-cols-2">
            {locales.map((locale) => (
              <Panel key={locale} title={languageWords[locale]()}>
                <div className="grid gap-4">
                  <Field
                    label={m.product_admin_name()}
                    error={errors[`${locale}.name`]}
                    optionalMark={locale === 'en' ? m.promotion_optional() : undefined}
                    hint={locale === 'en' ? m.product_admin_english_later() : m.product_admin_name_hint()}
                  >
                    <TextInput
                      {...inputOf(productTextFields.name, `${locale}.name`)}

                      lang={locale}

                      defaultValue={values[`${locale}.name`]}
                    />
                  </Field>
                  <Field
                    label={m.product_admin_summary()}
                    error={errors[`${locale}.summary`]}
                    optionalMark={locale === 'en' ? m.promotion_optional() : undefined}
                    hint={m.product_admin_summary_hint()}
                  >
                    <TextArea
                      {...inputOf(productTextFields.summary, `${locale}.summary`)}

                      lang={locale}
                      rows={3}

                      defaultValue={values[`${locale}.summary`]}
                    />
                  </Field>
                </div>
              </Panel>
            ))}
          </div>
        </Editor>
      </div>
    </>
  )
}
