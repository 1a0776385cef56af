import { Picture } from '#ui/picture.tsx'

const sizes = { 56: 'size-14', 72: 'size-18', 88: 'size-22' }

/** The small picture of a line; a plain background where a product has none. Hidden from screen readers, since the name stands beside it. */
export const Thumbnail = ({ file, px }: { file: string | null; px: keyof typeof sizes }) => (
  <span className={`block shrink-0 overflow-hidden rounded-md bg-line ${sizes[px]}`}>
    {file && <Picture file={file} alt="" sizes={`${px}px`} widths={[160, 400]} className="size-full object-cover" />}
  </span>
)
