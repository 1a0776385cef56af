import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { Picture } from '../picture.tsx'

type Props = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: string
  file: string
  /** Sold out is crossed out, as in `SizeChip`. */
  state?: string
  /** what the state is called, for the ear */
  stateWords?: string
}

/** A colour shown as a photo of the product in that colour. The label is its name for screen readers. */
export const PhotoSwatch = ({ label, file, state, stateWords, lang, className, ...rest }: Props) => (
  <label
    lang={lang}
    title={label}
    data-state={state}
    className={cx(
      'photo-swatch relative block size-14 overflow-hidden rounded-md border-[1.5px] border-line transition-colors hover:border-line-strong has-checked:border-ink has-checked:ring-1 has-checked:ring-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus data-[state=sold-out]:border-dashed',
      className,
    )}
  >
    <input {...rest} type="radio" aria-label={stateWords ? `${label}, ${stateWords}` : label} className="sr-only" />
    <Picture file={file} alt="" sizes="56px" widths={[160]} className="size-full" />
  </label>
)
