import { Eye, ImagePlus } from 'lucide-react'
import { useId } from 'react'
import { inputOf } from '#kit/declare-fields.ts'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { listCardsBySlug } from '#shop/search/cards/list-cards-by-slug.ts'
import { isHomePart, completeHome } from '#shop/settings/home-layout.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { heroFields } from '#shop/settings/wording-fields.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { answerTo } from '#web/admin-kit/form/answer.ts'
import { readDoneParam } from '#web/admin-kit/form/read-done-param.ts'
import { DraftEditor } from '#web/admin-kit/form/draft-editor.tsx'
import { versionOf } from '#web/admin-kit/form/merge-form.server.ts'
import { OrderedRow } from '#web/admin-kit/form/ordered-row.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { AddressList } from '#web/admin-kit/form/address-list.tsx'
import { listMenuAddresses } from '#web/admin-kit/form/list-menu-addresses.server.ts'
import { BlockFields } from './block-fields.tsx'
import { blockWords } from './block-words.ts'
import { homeFields, homeShape } from './home-fields.ts'
import { saveHome } from './save-home.server.ts'
import type { Route } from './+types/home-page.ts'
import { locales } from '#kit/localized.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.home_admin() })

const doneWords = {
  save: () => m.home_done_save(),
  publish: () => m.home_done_publish(),
  discard: () => m.home_done_discard(),
  usual: () => m.home_done_usual(),
}

export async function loader({ url }: Route.LoaderArgs) {
  const settings = await findSettings(db)
  const { home, homeDraft, heroTitle, heroText } = settings
  const draft = homeDraft ?? { blocks: home, heroTitle, heroText }
  const blocks = completeHome(draft.blocks)
  const slugs = blocks.flatMap(({ products }) => products)
  const cards = await listCardsBySlug(db, requestLocale(), [...new Set(slugs)])
  return {
    draft: { ...draft, blocks },
    isDraft: homeDraft !== null,
    names: Object.fromEntries(cards.map(({ slug, card }) => [slug, card.name])),
    addresses: await listMenuAddresses(db, requestLocale()),
    version: versionOf(homeFields(settings), homeShape),
    done: readDoneParam(doneWords, url),
  }
}

export const action = async ({ request, context }: Route.ActionArgs) =>
  saveHome(await request.formData(), context.get(adminContext).actor)

const labels = () => ({
  block: m.home_blocks(),
  heroTitle: m.home_hero(),
  heroText: m.home_hero(),
  on: m.home_shown(),
  title: m.home_block_titles(),
  text: m.home_block_texts(),
  product: m.home_products(),
  add: m.home_products(),
  picture: m.home_picture(),
  href: m.home_href(),
  action: m.home_action_vi(),
})

export default function HomeDeskPage({ loaderData, actionData }: Route.ComponentProps) {
  const { draft, isDraft, names, addresses, version, done } = loaderData
  const { errors, values } = answerTo(actionData, 'save')
  const addressList = useId()
  return (
    <DraftEditor
      title={m.home_admin()}
      note={m.home_admin_note()}
      preview={
        <a href="/preview/home" target="_blank" className={buttonClass({ size: 'sm', variant: 'outline' })}>
          <Eye aria-hidden size={18} strokeWidth={1.7} />
          {m.home_preview()}
        </a>
      }
      {...{ isDraft, version }}
      answer={actionData}
      done={done && doneWords[done]()}
      labels={labels()}
      probeField="block"
      resetLabel={m.home_usual()}
      className="max-w-[60rem]"
    >
      <Panel title={m.home_hero()}>
        <p className="mb-4 text-muted">{m.settings_hero_note()}</p>
        <div className="grid gap-4 md:grid-cols-2">
          {(['heroTitle', 'heroText'] as const).flatMap((field) =>
            locales.map((locale) => (
              <Field
                key={`${field}.${locale}`}
                label={heroLabels[`${field}.${locale}`]()}
                optionalMark={m.promotion_optional()}
                error={errors[`${field}.${locale}`]}
              >
                <TextInput
                  {...inputOf(heroFields[field], `${field}.${locale}`)}
                  lang={locale}
                  defaultValue={values[`${field}.${locale}`] ?? draft[field][locale]}
                />
              </Field>
            )),
          )}
        </div>
      </Panel>
      <Panel
        title={m.home_blocks()}
        aside={
          <Button
            type="submit"
            name="intent"
            value="banner"
            size="sm"
            variant="quiet"
            icon={<ImagePlus aria-hidden size={18} />}
          >
            {m.home_banner_add()}
          </Button>
        }
      >
        <ol>
          {draft.blocks.map((block, at) => (
            <OrderedRow
              key={block.id}
              list="blocks"
              at={at}
              count={draft.blocks.length}
              name={isHomePart(block.id) ? blockWords[block.id].name() : block.title.vi || m.home_banner()}
              canRemove={!isHomePart(block.id)}
            >
              <BlockFields {...{ block, names, values, errors, addressList }} />
            </OrderedRow>
          ))}
        </ol>
        <AddressList id={addressList} addresses={addresses} />
      </Panel>
    </DraftEditor>
  )
}

const heroLabels = {
  'heroTitle.vi': () => m.settings_hero_title_vi(),
  'heroTitle.en': () => m.settings_hero_title_en(),
  'heroText.vi': () => m.settings_hero_text_vi(),
  'heroText.en': () => m.settings_hero_text_en(),
}
