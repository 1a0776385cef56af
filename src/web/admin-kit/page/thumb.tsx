import { cx } from '#ui/cx.ts'
import { Picture } from '#ui/picture.tsx'

/** A small picture, or an empty box; it has no alt text because the name stands beside it. */
export const Thumb = ({ file, px, className }: { file: string | null; px: 40 | 64 | 96; className: string }) => (
  <span className={cx('block shrink-0 overflow-hidden rounded-sm bg-sunken', className)}>
    {file && <Picture file={file} alt="" sizes={`${px}px`} widths={[160]} className="size-full" />}
  </span>
)
