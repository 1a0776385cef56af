import { useEffect, useRef, useState } from 'react'
import { Picture } from '#ui/picture.tsx'
import { m } from '#words/messages.js'
import type { ProductView } from './find-product-view.server.ts'
import { slideId, Thumbs } from './thumbs.tsx'

type Pictures = ProductView['pictures']

const sizes = '(min-width: 1328px) 670px, (min-width: 900px) 48vw, 92vw'

/** One row of pictures that snaps, swiped on phones, led by thumbs and arrow keys everywhere. The chosen colour comes first. */
export function Gallery({ pictures, colour }: { pictures: Pictures; colour: string | undefined }) {
  const row = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const ordered = pictures.toSorted((a, b) => Number(isOther(a.colour, colour)) - Number(isOther(b.colour, colour)))
  const show = (place: number) => row.current?.scrollTo({ left: place * row.current.clientWidth, behavior: 'smooth' })
  useEffect(() => {
    if (colour) row.current?.scrollTo({ left: 0 })
  }, [colour])
  const closeUps = ordered
    .filter(({ file, colour: of }) => /-(blade|lace)$/.test(file) && !isOther(of, colour))
    .slice(0, 2)
  return (
    <div className={`grid gap-3 md:gap-4 ${ordered.length > 1 ? 'md:grid-cols-[84px_minmax(0,1fr)]' : ''}`}>
      <div
        ref={row}
        role="region"
        aria-label={m.product_pictures()}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        onScroll={({ currentTarget: node }) => setAt(Math.round(node.scrollLeft / node.clientWidth))}
        className="flex [scrollbar-width:none] snap-x snap-mandatory overflow-x-auto overscroll-x-contain rounded-xl md:-col-end-1 md:row-start-1"
      >
        {ordered.map(({ file, alt }, place) => (
          <div key={file} id={slideId(file)} className="w-full shrink-0 snap-start">
            <Picture
              file={file}
              alt={alt}
              sizes={sizes}
              widths={[400, 800, 1000]}
              priority={place === 0}
              className="aspect-square w-full object-cover"
            />
          </div>
        ))}
      </div>
      <Thumbs pictures={ordered} at={at} show={show} />
      {closeUps.length === 2 && (
        <div aria-hidden className="col-start-2 grid grid-cols-2 gap-4 max-md:hidden">
          {closeUps.map(({ file }) => (
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
      )}
    </div>
  )
}

const isOther = (of: string | null, colour: string | undefined) => of !== null && of !== colour
