import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { inputOf } from '#kit/declare-fields.ts'
import type { ProductPicture } from '#shop/catalogue/pictures/list-product-pictures.ts'
import { variantFields } from '#shop/catalogue/product-fields.ts'
import { altFields } from '#shop/media/alt-fields.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { Field } from '#ui/fields/field.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { m } from '#words/messages.js'
import { Thumb } from '#web/admin-kit/page/thumb.tsx'
import { choiceText, movedPictures } from './typed-pictures.ts'
import { locales } from '#kit/localized.ts'

type Texts = Readonly<Record<string, string | undefined>>
type PictureRowsProps = {
  /** `sku`: the variant that the picture belongs to. */
  pictures: (ProductPicture & { sku: string })[]
  order: string[]
  choices: { value: string; label: string }[]
  skus: string[]
  values: Texts
  errors: Readonly<Record<string, string>>
}

/** Id of the form that moves a picture without scripts. */
export const movesForm = 'moves'

/** Pictures in order, moved by dragging or with buttons; the first is shown in lists. Typed values move with their picture. */
export function PictureRows({ pictures, order: savedOrder, choices, skus, values, errors }: PictureRowsProps) {
  const { order, setOrder, drawn, setDrawn, list } = useOrder(savedOrder)
  const skuList = useId()
  const rows = order.flatMap((id) => pictures.find(({ mediaId }) => mediaId === id) ?? [])
  return (
    <>
      <ol ref={list} className="grid">
        {rows.map((picture, at) => (
          <li
            key={picture.mediaId}
            data-picture={picture.mediaId}
            className={`border-t border-line px-4 py-4 first:border-t-0 md:px-5 ${drawn === picture.mediaId ? 'bg-accent-soft' : ''}`}
          >
            <fieldset>
              <legend className="sr-only">{m.product_admin_picture_number({ number: at + 1 })}</legend>
              <input type="hidden" name="picture" value={picture.mediaId} />
              <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-4 md:grid-cols-[auto_auto_minmax(0,1fr)]">
                <span
                  aria-hidden
                  draggable
                  onDragStart={() => setDrawn(picture.mediaId)}
                  onDragEnd={() => setDrawn(undefined)}
                  className="hidden cursor-grab place-items-center self-stretch rounded-sm px-1 text-muted hover:bg-sunken md:grid"
                >
                  <GripVertical size={20} strokeWidth={1.7} />
                </span>
                <div className="grid content-start justify-items-center gap-2">
                  <Thumb file={picture.file} px={96} className="size-24" />
                  <span className="flex">
                    <Move direction="up" id={picture.mediaId} number={at + 1} isOff={at === 0} onMove={setOrder} />
                    <Move
                      direction="down"
                      id={picture.mediaId}
                      number={at + 1}
                      isOff={at === rows.length - 1}
                      onMove={setOrder}
                    />
                  </span>
                </div>
                <PictureFields picture={picture} {...{ choices, skus, skuList, values, errors }} />
              </div>
            </fieldset>
          </li>
        ))}
      </ol>
      <datalist id={skuList}>
        {skus.map((sku) => (
          <option key={sku} value={sku}>
            {sku}
          </option>
        ))}
      </datalist>
    </>
  )
}

/** The order of the pictures while they are dragged and moved; resetting the form restores the saved order. */
function useOrder(savedOrder: string[]) {
  const [order, setOrder] = useState(savedOrder)
  const [drawn, setDrawn] = useState<string>()
  const list = useRef<HTMLOListElement>(null)
  const isFirst = useRef(true)
  // The editor listens to input events, and moving a row fires none.
  useEffect(() => {
    if (!isFirst.current) list.current?.dispatchEvent(new Event('input', { bubbles: true }))
    isFirst.current = false
  }, [order])
  useEffect(() => {
    const form = list.current?.closest('form')
    const undo = () => setOrder(savedOrder)
    form?.addEventListener('reset', undo)
    return () => form?.removeEventListener('reset', undo)
  }, [savedOrder])
  useEffect(() => {
    const over = (event: DragEvent) => {
      const below = (event.target as Element).closest<HTMLElement>('li[data-picture]')?.dataset.picture
      if (!drawn || !below) return
      event.preventDefault()
      if (below !== drawn) setOrder((now) => now.filter((one) => one !== drawn).toSpliced(now.indexOf(below), 0, drawn))
    }
    const rowsOf = list.current
    rowsOf?.addEventListener('dragover', over)
    return () => rowsOf?.removeEventListener('dragover', over)
  }, [drawn])
  return { order, setOrder, drawn, setDrawn, list }
}

type PictureFieldsProps = Omit<PictureRowsProps, 'pictures' | 'order'> & {
  picture: PictureRowsProps['pictures'][number]
  skuList: string
}

/** Alt text, the choice or variant that a picture shows, and its removal. */
const PictureFields = ({
  picture: { mediaId, alt, options, sku },
  choices,
  skus,
  skuList,
  values,
  errors,
}: PictureFieldsProps) => (
  <div className="grid min-w-0 gap-x-4 gap-y-3 lg:grid-cols-2">
    {locales.map((locale) => (
      <Field
        key={locale}
        label={locale === 'vi' ? m.product_admin_alt_vi() : m.product_admin_alt_en()}
        error={errors[`${locale}.${mediaId}`]}
        className="min-w-0"
      >
        <TextInput
          {...inputOf(altFields[locale], `${locale}.${mediaId}`)}
          lang={locale}
          defaultValue={values[`${locale}.${mediaId}`] ?? alt[locale]}
        />
      </Field>
    ))}
    {choices.length > 0 && (
      <SelectField
        label={m.product_admin_picture_of()}
        name={`of.${mediaId}`}
        defaultValue={values[`of.${mediaId}`] ?? (sku ? '' : choiceText(options))}
        placeholder={m.product_admin_picture_all()}
        options={choices}
      />
    )}
    {skus.length > 0 && (
      <Field
        label={m.product_admin_picture_sku()}
        optionalMark={m.promotion_optional()}
        error={errors[`sku.${mediaId}`]}
        className="min-w-0"
      >
        <TextInput
          {...inputOf(variantFields.sku, `sku.${mediaId}`)}
          list={skuList}
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={values[`sku.${mediaId}`] ?? sku}
        />
      </Field>
    )}
    <Checkbox
      name={`off.${mediaId}`}
      value="yes"
      label={m.product_admin_picture_off()}
      defaultChecked={`off.${mediaId}` in values}
      className="self-end"
    />
  </div>
)

type MoveProps = {
  direction: 'up' | 'down'
  id: string
  number: number
  isOff: boolean
  onMove: (change: (now: string[]) => string[]) => void
}

function Move({ direction, id, number, isOff, onMove }: MoveProps) {
  const Arrow = direction === 'up' ? ArrowUp : ArrowDown
  return (
    <button
      type="submit"
      form={movesForm}
      name="move"
      value={`${direction}:${id}`}
      disabled={isOff}
      aria-label={
        direction === 'up' ? m.product_admin_picture_up({ number }) : m.product_admin_picture_down({ number })
      }
      onClick={(event) => {
        event.preventDefault()
        onMove((now) => movedPictures(now, `${direction}:${id}`))
      }}
      className="grid size-11 place-items-center rounded-sm text-ink hover:bg-sunken disabled:opacity-35"
    >
      <Arrow aria-hidden size={20} strokeWidth={1.7} />
    </button>
  )
}
