import { Search } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { Button } from '#ui/button.tsx'
import { Picture } from '#ui/picture.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { lazyPart } from '#web/shell/loading/lazy-part.tsx'
import { m } from '#words/messages.js'
import type { ProductView } from '../find-product-view.server.ts'
import { layOut, type Slide } from '../gallery-slides.ts'
import type { Picker } from '#web/parts/product/use-picker.ts'

/** Stands in place of a picture's index for the 3D model. */
const modelPlace = -1

const Viewer = lazyPart(() => import('./viewer.tsx'), { isFloating: true })

/**
 * Pictures of the choice come first. On a phone a snapping row with thumbnails below, cut to 6:5 so that the choice comes sooner, and so that a boot
 * keeps its whole blade; on wider windows a grid beside the form. A press opens a picture, or the 3D model, on the full screen.
 */
export function Gallery({
  view: { pictures, options, discipline },
  choice,
}: {
  view: ProductView
  choice: Picker['choice']
}) {
  const row = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  const [view, setView] = useState<{ isOpen: boolean; at: number }>()
  const { colour } = choice
  const slides = layOut(pictures, options, choice)
  const first = slides[0]?.file
  // Smooth only by the stylesheet, which obeys readers who want less motion; scripts would not.
  const show = (place: number, behavior?: ScrollBehavior) =>
    row.current?.scrollTo({ left: place * row.current.clientWidth, behavior })
  useEffect(() => {
    if (colour) row.current?.scrollTo({ left: 0, behavior: 'instant' })
  }, [colour, first])
  const open = (place: number) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setView({ isOpen: true, at: place })
  }
  const close = () => {
    setView((one) => one && { ...one, isOpen: false })
    if (view) show(view.at, 'instant')
  }
  return (
    <div className="grid gap-3">
      <div className="relative @container" role="region" aria-label={m.product_pictures()}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys of the links within */}
        <ul
          ref={row}
          onKeyDown={turnPage}
          onScroll={({ currentTarget: node }) => setAt(Math.round(node.scrollLeft / node.clientWidth))}
          className={`flex [scrollbar-width:none] snap-x snap-mandatory scroll-smooth overflow-x-auto overscroll-x-contain rounded-xl tablet:grid tablet:grid-cols-6 tablet:gap-3 tablet:overflow-visible tablet:rounded-none ${discipline ? 'max-tablet:[&_img]:object-[50%_60%]' : ''}`}
        >
          {slides.map((slide, place) => (
            <SlideLink key={slide.file} slide={slide} isFirst={place === 0} onClick={open(place)} />
          ))}
        </ul>
        <span
          aria-hidden
          className="pointer-events-none absolute right-3 bottom-3 grid size-11 place-items-center rounded-full bg-surface/86 text-ink tablet:hidden"
        >
          <Search size={20} strokeWidth={1.7} />
        </span>
        {slides.some(({ model, other }) => model && !other) && (
          <SpinButton onClick={() => setView({ isOpen: true, at: modelPlace })} />
        )}
      </div>
      <Thumbs slides={slides} at={at} show={show} />
      {view && (
        <Viewer
          isOpen={view.isOpen}
          onClose={close}
          pictures={slides}
          at={view.at}
          onLeaf={(place) => setView({ isOpen: true, at: place })}
        />
      )}
    </div>
  )
}

/** Only scripts can turn a model. */
function SpinButton({ onClick }: { onClick: () => void }) {
  if (!useHydrated()) return null
  return (
    <Button
      variant="photo"
      size="sm"
      onClick={onClick}
      className="absolute bottom-3 left-3 tablet:top-[calc(100cqw-3.75rem)] tablet:bottom-auto tablet:left-4"
    >
      {m.product_spin()}
    </Button>
  )
}

/** Left and right move the focus from picture to picture, in the row and in the grid, without wrapping around. */
function turnPage(event: KeyboardEvent<HTMLElement>) {
  const direction = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
  const links = [...event.currentTarget.querySelectorAll('a')].filter((link) => link.checkVisibility())
  const from = links.findIndex((link) => link === document.activeElement)
  if (!direction || from < 0) return
  event.preventDefault()
  links[from + direction]?.focus()
}

/** In parts of the grid's six columns; the largest also stands alone on phones. */
const looks = {
  whole: { span: 'tablet:col-span-6', sizes: '(min-width: 1328px) 764px, (min-width: 720px) 55vw, 92vw' },
  half: { span: 'tablet:col-span-3', sizes: '(min-width: 1328px) 376px, (min-width: 720px) 27vw, 92vw' },
  third: { span: 'tablet:col-span-2', sizes: '(min-width: 1328px) 247px, (min-width: 720px) 18vw, 92vw' },
  row: { span: 'tablet:hidden', sizes: '92vw' },
}

type SlideProps = { slide: Slide; isFirst: boolean; onClick: (event: MouseEvent) => void }

const SlideLink = ({ slide: { file, alt, look, other }, isFirst, onClick }: SlideProps) => (
  <li id={slideId(file)} className={`relative w-full shrink-0 snap-start tablet:w-auto ${looks[look].span}`}>
    <a
      href={`/media/${file}-1000.webp`}
      aria-label={m.product_enlarge({ what: alt })}
      onClick={onClick}
      className="block cursor-zoom-in -outline-offset-4"
    >
      <Picture
        file={file}
        alt={alt}
        sizes={looks[look].sizes}
        widths={[400, 800, 1000]}
        priority={isFirst}
        className="aspect-square w-full object-cover max-tablet:aspect-6/5 tablet:rounded-xl"
      />
    </a>
    {other && (
      <span
        aria-hidden
        lang={other.lang}
        className="type-fine pointer-events-none absolute top-3 left-3 rounded-sm bg-surface/86 px-2 py-0.5 font-medium text-ink"
      >
        {other.name}
      </span>
    )}
  </li>
)

const slideId = (file: string) => `picture-${file}`

type Props = { slides: Slide[]; at: number; show: (place: number) => void }

/** On phones: links to the pictures of the row, so that they lead there before scripts arrive too. Those of another colour say which. */
function Thumbs({ slides, at, show }: Props) {
  if (slides.length < 2) return null
  const go = (place: number) => (event: MouseEvent) => {
    event.preventDefault()
    show(place)
  }
  return (
    <ul className="flex [scrollbar-width:none] gap-2.5 overflow-x-auto -mr-4 py-0.5 pr-4 tablet:hidden">
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
