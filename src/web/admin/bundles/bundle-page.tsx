import { data, Form } from 'react-router'
import { inputOf } from '#kit/declare-fields.ts'
import { inLocale } from '#kit/localized.ts'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { findSavedAt, findSettings } from '#shop/settings/queries.ts'
import {
  bundleRoles,
  readyBundle,
  readyBundleKinds,
  type ReadyBundle,
  type ReadyBundleKind,
} from '#shop/settings/ready-bundles.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import { saveSettings } from '#shop/settings/save-settings.ts'
import { buttonClass } from '#ui/button.tsx'
import { editingOf } from '#web/admin-kit/form/merge-form.server.ts'
import { saveMergedSettings } from '#web/admin-kit/form/save-merged-settings.server.ts'
import { answerIntents } from '#web/admin-kit/form/answer-intents.server.ts'
import { defineEditor } from '#web/admin-kit/form/define-editor.tsx'
import { AreaField, LineField, TickField, TicksField } from '#web/admin-kit/form/fields.tsx'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { SubmitButton } from '#web/admin-kit/form/submit-button.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { partName, readyBundleFields } from './bundle-fields.ts'
import { bundleKindWords, bundleRoleWords } from './bundle-kind-words.ts'
import {
  bundleShape,
  bundleTexts,
  listPartChoices,
  newBundleSlug,
  readBundle,
  saveBundles,
} from './read-bundle.server.ts'
import type { Route } from './+types/bundle-page.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.bundle_admin_title() })

/** Finds the bundle, or starts a new one of the kind in the query. */
async function bundleAt(slug: string, url: URL): Promise<ReadyBundle> {
  const kind = readyBundleKinds.find((one) => one === url.searchParams.get('kind')) ?? 'kit'
  if (slug === newBundleSlug) return readyBundle.parse({ slug: 'moi', kind })
  const found = (await findSettings(db)).readyBundles.find((one) => one.slug === slug)
  if (!found) throw data(null, { status: 404 })
  return found
}

export async function loader({ params: { slug }, url }: Route.LoaderArgs) {
  const bundle = await bundleAt(slug, url)
  const isNew = slug === newBundleSlug
  const saved = bundleTexts(bundle)
  return {
    editing: isNew ? { saved: { ...saved, slug: '' } } : editingOf(saved, bundleShape),
    kind: bundle.kind,
    name: isNew ? null : inLocale(bundle.name, requestLocale()),
    parts: await listPartChoices(db, requestLocale(), bundle),
  }
}

export async function action({ request, context, params: { slug }, url }: Route.ActionArgs) {
  await bundleAt(slug, url)
  const { actor } = context.get(adminContext)
  const savedIn = ({ readyBundles }: ShopSettings) => readyBundles.find((one) => one.slug === slug)
  return answerIntents(request, {
    async remove() {
      const seen = await findSavedAt(db, ['readyBundles'])
      const { readyBundles } = await findSettings(db)
      const others = readyBundles.filter((one) => one.slug !== slug)
      await saveSettings(db, actor, { readyBundles: others }, seen.toISOString())
      return '/admin/bundles?done=remove'
    },
    async save(form) {
      let to = slug
      const { failure } = await saveMergedSettings({
        form,
        actor,
        keys: ['readyBundles'],
        shape: bundleShape,
        fields(settings) {
          const saved = savedIn(settings)
          return saved ? bundleTexts(saved) : {}
        },
        async parse(merged, settings) {
          const all = settings.readyBundles
          const { bundle, rejected } = await readBundle(
            merged,
            all.filter((one) => one.slug !== slug),
          )
          if (rejected) return { rejected }
          if (!savedIn(settings)) return { value: { readyBundles: [...all, bundle] } }
          to = bundle.slug
          return { value: { readyBundles: all.map((one) => (one.slug === slug ? bundle : one)) } }
        },
        write: (bundles, seen) => saveBundles(db, actor, { bundles, seen, from: slug, to }),
      })
      return failure ?? '/admin/bundles?done=save'
    },
  })
}

export default defineEditor(({ loaderData: { kind, name, parts } }: Route.ComponentProps) => ({
  title: name ?? m.bundle_admin_new(),
  note: bundleKindWords[kind](),
  back: { to: '/admin/bundles', label: m.bundle_admin_title() },
  width: 'max-w-[60rem]',
  labels: labels(),
  button: m.bundle_admin_save(),
  above: name === null && <Kinds kind={kind} />,
  fields: (
    <>
      <input type="hidden" name="kind" value={kind} />
      <Panel title={m.bundle_admin_words()}>
        <div className="grid gap-4 md:grid-cols-2">
          <LineField {...inputOf(readyBundleFields.nameVi)} lang="vi" />
          <LineField {...inputOf(readyBundleFields.nameEn)} lang="en" />
          <AreaField {...inputOf(readyBundleFields.textVi)} rows={3} lang="vi" />
          <AreaField {...inputOf(readyBundleFields.textEn)} rows={3} lang="en" />
          <LineField {...inputOf(readyBundleFields.slug)} hint={m.bundle_admin_slug_hint()} />
          {kind === 'kit' && <LineField {...inputOf(readyBundleFields.sizesFrom)} />}
          {kind === 'kit' && <LineField {...inputOf(readyBundleFields.sizesTo)} />}
        </div>
        <TickField name="isOn" className="mt-3" />
      </Panel>
      {parts.map(({ role, isOptional, choices }) => (
        <Panel key={role} title={bundleRoleWords[role]()}>
          <TicksField
            name={partName(role)}
            legend={isOptional ? m.bundle_admin_part_optional() : m.bundle_admin_part()}
            of={choices}
            className="grid gap-x-6 md:grid-cols-2"
          />
        </Panel>
      ))}
    </>
  ),
  below: name !== null && (
    <Form method="post">
      <SubmitButton intent="remove" busyText={m.admin_busy()} variant="outline">
        {m.bundle_admin_remove()}
      </SubmitButton>
    </Form>
  ),
}))

const labels = () => ({
  nameVi: m.bundle_admin_name_vi(),
  nameEn: m.bundle_admin_name_en(),
  textVi: m.bundle_admin_text_vi(),
  textEn: m.bundle_admin_text_en(),
  slug: m.bundle_admin_slug(),
  sizesFrom: m.bundle_admin_sizes_from(),
  sizesTo: m.bundle_admin_sizes_to(),
  isOn: m.bundle_admin_on(),
  ...Object.fromEntries(bundleRoles.map((role) => [partName(role), bundleRoleWords[role]()])),
})

/** The kind of a new bundle is chosen first, because the parts depend on it. */
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
