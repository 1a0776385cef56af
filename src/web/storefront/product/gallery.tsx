import { Search } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { Button } from '#ui/button.tsx'
import { Picture } from '#ui/picture.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { lazyPart } from '#web/chrome/lazy-part.tsx'
import { m } from '#words/messages.js'
import type { Options } from '#shop/catalogue/product.ts'
import type { ProductView } from './find-product-view.server.ts'
import { isOther, picturesFor } from '#shop/catalogue/pictures-for.ts'
import { slideId, Thumbs } from './thumbs.tsx'

type Pictures = ProductView['pictures']

const sizes = '(min-width: 1328px) 670px, (min-width: 900px) 48vw, 92vw'

/** In the place of a picture’s number: the model. */
const modelPlace = -1

const Viewer = lazyPart(() => import('./viewer.tsx'), { isFloating: true })

/** One row of pictures that snaps, swiped on phones, led by thumbs and arrow keys everywhere; a press shows one over the whole screen, or the boot to be turned. What shows the choice comes first. */
export function Gallery({ pictures, choice }: { pictures: Pictures; choice: Options }) {
  const row = useRef<HTMLDivElement>(null)
  const isAwake = useHydrated()
  const [at, setAt] = useState(0)
  const [view, setView] = useState<{ isOpen: boolean; at: number }>()
  const { colour } = choice
  const ordered = picturesFor(pictures, choice)
  const first = ordered[0]?.file
  const show = (place: number, behavior: ScrollBehavior = 'smooth') =>
    row.current?.scrollTo({ left: place * row.current.clientWidth, behavior })
  useEffect(() => {
    if (colour) row.current?.scrollTo({ left: 0 })
  }, [colour, first])
  const leaf = (event: KeyboardEvent) => {
    const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!way) return
    event.preventDefault()
    // Beyond the first and the last there is nothing to scroll to.
    show(at + way)
  }
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
    <div className={`grid gap-3 md:gap-4 ${ordered.length > 1 ? 'md:grid-cols-[84px_minmax(0,1fr)]' : ''}`}>
      <div className="relative md:-col-end-1 md:row-start-1">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys of what scrolls */}
        <div
          ref={row}
          role="region"
          aria-label={m.product_pictures()}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
          tabIndex={0}
          onKeyDown={leaf}
          onScroll={({ currentTarget: node }) => setAt(Math.round(node.scrollLeft / node.clientWidth))}
          className="flex [scrollbar-width:none] snap-x snap-mandatory overflow-x-auto overscroll-x-contain rounded-xl"
        >
          {ordered.map(({ file, alt }, place) => (
            <a
              key={file}
              id={slideId(file)}
              href={`/media/${file}-1000.webp`}
              aria-label={m.product_enlarge({ what: alt })}
              tabIndex={place === at ? 0 : -1}
              onClick={open(place)}
              className="w-full shrink-0 cursor-zoom-in snap-start outline-offset-[-4px]"
            >
              <Picture
                file={file}
                alt={alt}
                sizes={sizes}
                widths={[400, 800, 1000]}
                priority={place === 0}
                className="aspect-square w-full object-cover"
              />
            </a>
          ))}
        </div>
        <span
          aria-hidden
          className="pointer-events-none absolute right-3 bottom-3 grid size-11 place-items-center rounded-full bg-surface/86 text-ink"
        >
          <Search size={20} strokeWidth={1.7} />
        </span>
        {isAwake && ordered.some(({ model, of }) => model && !isOther(of, choice)) && (
          <Button
            variant="photo"
            size="sm"
            onClick={() => setView({ isOpen: true, at: modelPlace })}
            className="absolute bottom-3 left-3"
          >
            {m.product_spin()}
          </Button>
        )}
      </div>
      <Thumbs pictures={ordered} at={at} show={show} />
      <CloseUps pictures={ordered.filter(({ of }) => !isOther(of, choice))} />
      {view && (
        <Viewer
          isOpen={view.isOpen}
          onClose={close}
          pictures={ordered}
          at={view.at}
          onLeaf={(place) => setView({ isOpen: true, at: place })}
        />
      )}
    </div>
  )
}

/** On a desk the blade, or the sole of a boot without one, and the lace stand below the main picture too. */
function CloseUps({ pictures }: { pictures: Pictures }) {
  const found = pictures.filter(({ file }) => /-(blade|sole|lace)$/.test(file)).slice(0, 2)
  if (found.length < 2) return null
  return (
    <div aria-hidden className="col-start-2 grid grid-cols-2 gap-4 max-md:hidden">
      {found.map(({ file }) => (
        <div key={file}>
          <Picture
            file={file}
            alt=""
            sizes="(min-width: 1328px) 325px, 24vw"
            widths={[400, 800]}
            className="aspect-square w-full rounded-lg object-cover"
          />
        </div>
      ))}
    </div>
  )
}
