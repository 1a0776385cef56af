import { Link } from 'react-router'
import { decimal } from '#kit/decimal.ts'
import { buttonClass } from '#ui/button.tsx'
import { m } from '#words/messages.js'
import type { BladeMacro } from '#shop/catalogue/pictures/find-blade-macro.ts'
import { Picture } from '#ui/picture.tsx'

const mPerFoot = 0.3048

/** Places on the picture, in per cent: the studio takes every figure blade from the same place. */
const pointsOn = ({ rockerFt }: BladeMacro) => {
  const metres = decimal(Math.round(rockerFt * mPerFoot * 10) / 10)
  return [
    { name: m.home_blade_pick(), text: m.home_blade_pick_text(), left: 84, top: 67 },
    { name: m.home_blade_rocker(), text: m.home_blade_rocker_of({ feet: rockerFt, metres }), left: 46, top: 74 },
    { name: m.home_blade_mount(), text: m.home_blade_mount_text(), left: 39, top: 52 },
  ]
}

/** How to read a blade, on that of a boot that is for sale. */
export function BladePoints({ macro, title }: { macro: BladeMacro; title: string }) {
  const points = pointsOn(macro)
  return (
    <section
      aria-labelledby="blade-title"
      className="piece wrap mt-16 grid items-center gap-8 tablet:grid-cols-[1.25fr_1fr] md:mt-24 md:gap-16"
    >
      <div className="relative overflow-hidden rounded-2xl">
        <Picture
          file={macro.file}
          alt={macro.alt}
          widths={[400, 800, 1000]}
          sizes="(min-width: 1328px) 676px, (min-width: 720px) 52vw, 92vw"
          className="w-full"
        />
        {points.map(({ left, top }, at) => (
          <span
            key={left}
            aria-hidden
            style={{ left: `${left}%`, top: `${top}%` }}
            className="absolute grid size-7.5 -translate-1/2 place-items-center rounded-full bg-hero-night text-[0.875rem] font-[640] text-snow [box-shadow:0_0_0_4px_rgb(255_255_255/.75)]"
          >
            {at + 1}
          </span>
        ))}
      </div>
      <div>
        <h2 id="blade-title" className="type-h1">
          {title || m.home_blade_title()}
        </h2>
        <ol className="mt-6 border-b border-line">
          {points.map(({ name, text }, at) => (
            <li key={at} className="grid grid-cols-[2.375rem_1fr] border-t border-line py-4">
              <span aria-hidden className="font-[640] text-accent">
                {at + 1}
              </span>
              <div>
                <h3 className="font-[620] text-ink">{name}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
          <Link to="/shop/category/blades" className={buttonClass({ variant: 'outline' })}>
            {m.home_blade_shop()}
          </Link>
          <Link to={`/product/${macro.slug}`} className="link inline-flex min-h-11 items-center">
            {m.home_blade_of({ name: macro.name })}
          </Link>
        </div>
      </div>
    </section>
  )
}
