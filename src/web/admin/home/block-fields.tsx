import { useId } from 'react'
import { useFetcher } from 'react-router'
import { inputOf } from '#kit/declare-fields.ts'
import {
  partsWithProducts,
  isHomePart,
  partsWithText,
  partsWithTitle,
  type HomeBlock,
} from '#shop/settings/home-layout.ts'
import { homeBlockFields } from '#shop/settings/wording-fields.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { m } from '#words/messages.js'
import { Collapsible } from '#web/admin-kit/page/collapsible.tsx'
import { CoverField } from '#web/admin-kit/pictures/cover-field.tsx'
import { blockWords } from './block-words.ts'
import { locales, type Localized } from '#kit/localized.ts'

type Texts = Readonly<Record<string, string | undefined>>
type Props = {
  block: HomeBlock
  /** Names of the chosen products that are for sale, by slug. */
  names: Record<string, string>
  values: Texts
  errors: Texts
  addressList: string
}

/** One block of the home page: whether it is shown, and its texts in a collapsed section. */
export function BlockFields({ block, names, values, errors, addressList }: Props) {
  const { id, isOn } = block
  const part = isHomePart(id) ? id : undefined
  const words = part && blockWords[part]
  const name = words ? words.name() : block.title.vi || m.home_banner()
  const wasSent = 'block' in values
  const hasFault = Object.keys(errors).some((field) => field.includes(`.${id}`))
  const hasNoText = part === 'strip'
  return (
    <>
      <input type="hidden" name="block" value={id} />
      <Checkbox
        name={`on.${id}`}
        value="on"
        label={<span className="font-[560] text-ink">{name}</span>}
        note={words ? words.note() : m.home_banner_note()}
        defaultChecked={wasSent ? `on.${id}` in values : isOn}
      />
      {!hasNoText && (
        <Collapsible
          summary={m.home_block_words()}
          open={hasFault || (!part && !block.title.vi)}
          summaryClass="min-h-11 px-2 text-muted hover:text-ink"
        >
          <div className="grid gap-4 px-2 pt-1 pb-3 md:grid-cols-2">
            {(!part || partsWithTitle.includes(part)) && (
              <Both field="title" label={titleLabels()} own={words?.title} {...{ block, values, errors }} />
            )}
            {(!part || partsWithText.includes(part)) && (
              <Both field="text" label={textLabels()} own={words?.text} long {...{ block, values, errors }} />
            )}
            {!part && <BannerFields {...{ block, values, errors, addressList }} />}
          </div>
          {part && partsWithProducts.includes(part) && <Chosen {...{ block, names, values, errors }} />}
        </Collapsible>
      )}
    </>
  )
}

const titleLabels = () => ({ vi: m.home_title_vi(), en: m.home_title_en() })
const textLabels = () => ({ vi: m.home_text_vi(), en: m.home_text_en() })

type BothProps = {
  field: 'title' | 'text' | 'action'
  label: Localized
  own?: () => string
  long?: boolean
  block: HomeBlock
  values: Texts
  errors: Texts
}

/** The same field in both languages; the hint shows the default text. */
function Both({ field, label, own, long = false, block, values, errors }: BothProps) {
  return locales.map((locale) => {
    const name = `${field}.${block.id}.${locale}`
    const saved = values[name] ?? block[field][locale]
    return (
      <Field key={name} label={label[locale]} hint={own && m.home_own_words({ words: own() })} error={errors[name]}>
        {long ? (
          <TextArea {...inputOf(homeBlockFields[field], name)} lang={locale} rows={2} defaultValue={saved} />
        ) : (
          <TextInput {...inputOf(homeBlockFields[field], name)} lang={locale} defaultValue={saved} />
        )}
      </Field>
    )
  })
}

type BannerProps = Pick<Props, 'block' | 'values' | 'errors' | 'addressList'>

function BannerFields({ block, values, errors, addressList }: BannerProps) {
  const { id } = block
  const actions = { vi: m.home_action_vi(), en: m.home_action_en() }
  return (
    <>
      <Field label={m.home_href()} hint={m.menu_address_hint()} error={errors[`href.${id}`]}>
        <TextInput
          {...inputOf(homeBlockFields.href, `href.${id}`)}
          list={addressList}
          spellCheck={false}
          defaultValue={values[`href.${id}`] ?? block.href}
        />
      </Field>
      <CoverField
        name={`picture.${id}`}
        label={m.home_picture()}
        value={values[`picture.${id}`] ?? block.picture}
        error={errors[`picture.${id}`]}
      />
      <Both field="action" label={actions} {...{ block, values, errors }} />
    </>
  )
}

/** Products chosen by the merchant, each with a checkbox to remove it, and a field to add one by name. */
function Chosen({ block: { id, products }, names, values, errors }: Omit<Props, 'addressList'>) {
  const listId = useId()
  const fetcher = useFetcher<{ found: { slug: string; name: string }[] }>()
  const ticked = 'block' in values ? (values[`product.${id}`] ?? '').split(',') : undefined
  return (
    <div className="px-2 pb-3">
      <p className="text-muted">{m.home_products_note()}</p>
      {products.map((slug) => (
        <Checkbox
          key={slug}
          name={`product.${id}`}
          value={slug}
          defaultChecked={ticked?.includes(slug) ?? true}
          label={names[slug] ?? slug}
          note={slug in names ? undefined : m.home_product_away()}
        />
      ))}
      <Field label={m.home_product_add()} error={errors[`add.${id}`]} className="mt-2 max-w-120">
        <TextInput
          {...inputOf(homeBlockFields.add, `add.${id}`)}
          list={listId}
          defaultValue={values[`add.${id}`]}
          onInput={(event) => {
            const text = event.currentTarget.value.trim()
            if (text.length > 1) void fetcher.load(`/admin/products/pick?q=${encodeURIComponent(text)}`)
          }}
        />
      </Field>
      <datalist id={listId}>
        {fetcher.data?.found.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </datalist>
    </div>
  )
}
