import type { MouseEvent } from 'react'
import { Picture } from '#ui/picture.tsx'
import type { ProductView } from './find-product-view.server.ts'

export const slideId = (file: string) => `picture-${file}`

type Props = { pictures: ProductView['pictures']; at: number; show: (place: number) => void }

/** Links to the pictures of the row, so that they lead there before scripts arrive too. */
export function Thumbs({ pictures, at, show }: Props) {
  if (pictures.length < 2) return null
  const go = (place: number) => (event: MouseEvent) => {
    event.preventDefault()
    show(place)
  }
  return (
    <ul className="flex [scrollbar-width:none] gap-2.5 overflow-x-auto -mr-4 py-0.5 pr-4 md:col-start-1 md:row-span-2 md:row-start-1 md:flex-col md:gap-3 md:mr-0 md:overflow-visible md:p-0">
      {pictures.map(({ file, alt }, place) => (
        <li key={file} className="shrink-0">
          <a
            href={`#${slideId(file)}`}
            onClick={go(place)}
            aria-current={place === at || undefined}
            className="block size-17 overflow-hidden rounded-md border-[1.5px] border-transparent transition-colors hover:border-line-strong aria-current:border-ink md:size-21"
          >
            <Picture file={file} alt={alt} sizes="84px" widths={[160]} className="size-full object-cover" />
          </a>
        </li>
      ))}
    </ul>
  )
}
