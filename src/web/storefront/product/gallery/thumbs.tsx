import type { MouseEvent } from 'react'
import { Picture } from '#ui/picture.tsx'
import type { Slide } from '../gallery-slides.ts'

export const slideId = (file: string) => `picture-${file}`

type Props = { slides: Slide[]; at: number; show: (place: number) => void }

/** On phones: links to the pictures of the row, so that they lead there before scripts arrive too. Those of another colour say which. */
export function Thumbs({ slides, at, show }: Props) {
  if (slides.length < 2) return null
  const go = (place: number) => (event: MouseEvent) => {
    event.preventDefault()
    show(place)
  }
  return (
    <ul className="flex [scrollbar-width:none] gap-2.5 overflow-x-auto -mr-4 py-0.5 pr-4 md:hidden">
      {slides.map(({ file, alt, other }, place) => (
        <li key={file} className="w-17 shrink-0">
          <a
            href={`#${slideId(file)}`}
            onClick={go(place)}
            aria-current={place === at || undefined}
            className="block overflow-hidden rounded-md border-[1.5px] border-transparent transition-colors hover:border-line-strong aria-current:border-ink"
          >
            <Picture file={file} alt={alt} sizes="68px" widths={[160]} className="aspect-square w-full object-cover" />
          </a>
          {other && (
            <span aria-hidden lang={other.lang} className="type-fine block truncate text-center text-muted">
              {other.name}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
