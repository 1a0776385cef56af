import { data, Form, redirect } from 'react-router'
import { inputOf } from '#kit/field.ts'
import { inLocale } from '#kit/localized.ts'
import { orRefusal } from '#kit/refusal.ts'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { listBundleChoices } from '#shop/catalogue/products/list-bundle-choices.ts'
import { findBySlugs } from '#shop/catalogue/products/find-by-slugs.ts'
import { isKitSkate } from '#shop/checkout/whole-bundle.ts'
import { findSavedAt, findSettings } from '#shop/settings/queries.ts'
import {
  isOptionalRole,
  readyBundle,
  readyBundleKinds,
  rolesOfKind,
  type BundleRole,
  type ReadyBundle,
  type ReadyBundleKind,
} from '#shop/settings/ready-bundles.ts'
import { saveSettings } from '#shop/settings/save-settings.ts'
import { buttonClass } from '#ui/button.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { ChoiceGroup } from '#ui/fields/choice-group.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { answerTo, type Answer } from '#web/admin-kit/form/answer.ts'
import { Outcome } from '#web/admin-kit/form/outcome.tsx'
import { SubmitButton } from '#web/admin-kit/form/submit-button.tsx'
import { PageHead } from '#web/admin-kit/page/page-head.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { partName, readyBundleFields } from './bundle-fields.ts'
import { bundleKindWords, bundleRoleWords } from './bundle-kind-words.ts'
import { readBundle } from './read-bundle.server.ts'
import type { Route } from './+types/bundle-page.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.bundle_admin_title() })

/** A bundle of the shop, or a new one of the kind that the address asks for. */
async function bundleAt(slug: string, url: URL): Promise<ReadyBundle> {
  const kind = readyBundleKinds.find((one) => one === url.searchParams.get('kind')) ?? 'kit'
  if (slug === 'new') return readyBundle.parse({ slug: 'moi', kind })
  const found = (await findSettings(db)).readyBundles.find((one) => one.slug === slug)
  if (!found) throw data(null, { status: 404 })
  return found
}

export async function loader({ params: { slug }, url }: Route.LoaderArgs) {
  const bundle = await bundleAt(slug, url)
  const choices = await listBundleChoices(db, requestLocale())
  const held = await findBySlugs(db, Object.values(bundle.parts).flat())
  const here = await findBySlugs(
    db,
    choices.map((one) => one.slug),
  )
  const ticked = (role: BundleRole, id: string | undefined) =>
    (bundle.parts[role] ?? []).some((one) => held.get(one) === id)
  return {
    bundle,
    isNew: slug === 'new',
    seen: (await findSavedAt(db, ['readyBundles'])).toISOString(),
    parts: rolesOfKind[bundle.kind].map((role) => ({
      role,
      isOptional: isOptionalRole(bundle.kind, role),
      choices: choices
        .filter((one) => mayBe(bundle.kind, role, one))
        .map((one) => ({ slug: one.slug, name: one.name, isTicked: ticked(role, here.get(one.slug)) })),
    })),
  }
}

type Choice = Awaited<ReturnType<typeof listBundleChoices>>[number]

/** Which products may be this part: what the cart would not take as a whole bundle is not offered. */
function mayBe(kind: ReadyBundleKind, role: BundleRole, { category, type, attributes }: Choice) {
  if (role === 'blade') return category === 'blades' && String(attributes.blade_for).startsWith(kind)
  if (role !== 'skate') return category === 'protective' && type === role
  if (kind !== 'kit') return category === kind
  return isKitSkate({ category, type, attributes, options: {} })
}

export async function action({ request, context, params: { slug }, url }: Route.ActionArgs) {
  const form = await request.formData()
  const { actor } = context.get(adminContext)
  await bundleAt(slug, url)
  const { readyBundles } = await findSettings(db)
  const isRemoved = form.get('intent') === 'remove'
  const others = readyBundles.filter((one) => one.slug !== slug)
  const read = isRemoved ? { bundle: undefined } : await readBundle(form, others)
  if ('errors' in read) return data<Answer>({ intent: 'save', ...read }, { status: 422 })
  const saved = read.bundle
  const next = !saved
    ? others
    : slug === 'new'
      ? [...others, saved]
      : readyBundles.map((one) => (one.slug === slug ? saved : one))
  const { refusal } = await orRefusal(saveSettings(db, actor, { readyBundles: next }, String(form.get('seen') ?? '')))
  if (refusal) return data<Answer>({ intent: 'save', refusal: refusal.say(requestLocale()) }, { status: 422 })
  return redirect(`/admin/bundles?done=${isRemoved ? 'remove' : 'save'}`, 303)
}

export default function BundlePage({ loaderData, actionData }: Route.ComponentProps) {
  const { bundle, isNew, seen, parts } = loaderData
  const { errors, values } = answerTo(actionData, 'save')
  const wasSent = 'kind' in values
  return (
    <div className="grid max-w-[60rem] gap-5">
      <PageHead
        back={{ to: '/admin/bundles', label: m.bundle_admin_title() }}
        title={isNew ? m.bundle_admin_new() : inLocale(bundle.name, getLocale())}
        note={bundleKindWords[bundle.kind]()}
      />
      <Outcome answer={actionData} done={undefined} />
      {isNew && <Kinds kind={bundle.kind} />}
      <Form method="post" noValidate className="grid gap-5">
        <input type="hidden" name="kind" value={bundle.kind} />
        <input type="hidden" name="seen" value={seen} />
        <Panel title={m.bundle_admin_words()}>
          <div className="grid gap-4 md:grid-cols-2">
            {fieldsOf(bundle, isNew).map(({ name, label, value, lang }) => (
              <Field
                key={name}
                label={label}
                error={errors[name]}
                hint={name === 'slug' ? m.bundle_admin_slug_hint() : undefined}
              >
                {name === 'textVi' || name === 'textEn' ? (
                  <TextArea
                    {...inputOf(readyBundleFields[name])}
                    rows={3}
                    lang={lang}
                    defaultValue={values[name] ?? value}
                  />
                ) : (
                  <TextInput {...inputOf(readyBundleFields[name])} lang={lang} defaultValue={values[name] ?? value} />
                )}
              </Field>
            ))}
          </div>
          <Checkbox
            name="isOn"
            value="on"
            className="mt-3"
            defaultChecked={wasSent ? 'isOn' in values : bundle.isOn}
            label={m.bundle_admin_on()}
          />
        </Panel>
        {parts.map(({ role, isOptional, choices }) => (
          <Panel key={role} title={bundleRoleWords[role]()}>
            <ChoiceGroup
              legend={isOptional ? m.bundle_admin_part_optional() : m.bundle_admin_part()}
              error={errors[partName(role)]}
            >
              <div className="grid gap-x-6 md:grid-cols-2">
                {choices.map(({ slug, name, isTicked }) => (
                  <Checkbox
                    key={slug}
                    name={partName(role)}
                    value={slug}
                    label={name}
                    defaultChecked={wasSent ? (values[partName(role)] ?? '').split(',').includes(slug) : isTicked}
                  />
                ))}
              </div>
            </ChoiceGroup>
          </Panel>
        ))}
        <div className="flex flex-wrap gap-3">
          <SubmitButton intent="save" busyText={m.admin_busy()}>
            {m.bundle_admin_save()}
          </SubmitButton>
          {!isNew && (
            <SubmitButton intent="remove" busyText={m.admin_busy()} variant="outline">
              {m.bundle_admin_remove()}
            </SubmitButton>
          )}
        </div>
      </Form>
    </div>
  )
}

const fieldsOf = ({ slug, kind, name, text, sizes }: ReadyBundle, isNew: boolean) => [
  { name: 'nameVi' as const, label: m.bundle_admin_name_vi(), value: name.vi, lang: 'vi' },
  { name: 'nameEn' as const, label: m.bundle_admin_name_en(), value: name.en, lang: 'en' },
  { name: 'textVi' as const, label: m.bundle_admin_text_vi(), value: text.vi, lang: 'vi' },
  { name: 'textEn' as const, label: m.bundle_admin_text_en(), value: text.en, lang: 'en' },
  { name: 'slug' as const, label: m.bundle_admin_slug(), value: isNew ? '' : slug, lang: undefined },
  ...(kind === 'kit'
    ? [
        {
          name: 'sizesFrom' as const,
          label: m.bundle_admin_sizes_from(),
          value: String(sizes?.[0] ?? ''),
          lang: undefined,
        },
        {
          name: 'sizesTo' as const,
          label: m.bundle_admin_sizes_to(),
          value: String(sizes?.[1] ?? ''),
          lang: undefined,
        },
      ]
    : []),
]

/** A new bundle begins with its kind: the parts follow from it. */
const Kinds = ({ kind }: { kind: ReadyBundleKind }) => (
  <nav aria-label={m.bundle_admin_kind()} className="flex flex-wrap gap-2">
    {readyBundleKinds.map((one) => (
      <a
        key={one}
        href={`/admin/bundles/new?kind=${one}`}
        aria-current={one === kind ? 'page' : undefined}
        className={buttonClass({ size: 'sm', variant: one === kind ? 'primary' : 'outline' })}
      >
        {bundleKindWords[one]()}
      </a>
    ))}
  </nav>
)
