import { Link } from 'react-router'
import { buttonClass } from '#ui/button.tsx'
import { TwinTrack } from '#ui/drawings/twin-track.tsx'
import { m } from '#words/messages.js'
import { HeroPicture } from './hero-picture.tsx'
import { sizeBandId } from './size-band.tsx'

const night = 'from-hero-night via-hero-night/0 to-hero-night/0'

type Props = { title: string; text: string }

/** Reaches up under the header. Words on the left, from 900 px on over the dark side of the picture, below that above it. */
export function Hero({ title, text }: Props) {
  return (
    <section className="full-bleed on-night relative isolate overflow-hidden bg-hero-night text-snow">
      <div className="wrap relative z-10 flex flex-col justify-center pt-24 md:min-h-170 md:pt-28 md:pb-34">
        <h1 className="type-display max-w-[9.6em] text-snow md:max-lg:text-[2.6rem]">{title || m.home_hero_title()}</h1>
        <TwinTrack className="mt-3 h-5! max-w-72 text-snow/60 lg:max-w-100" />
        <p className="type-lead mt-5 mb-8 max-w-[27em] text-snow/90 md:max-lg:max-w-[20em]">
          {text || m.home_hero_text()}
        </p>
        <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
          <Link to="/shop" className={buttonClass({ variant: 'photo' })}>
            {m.home_hero_shop()}
          </Link>
          <a href={`#${sizeBandId}`} className={buttonClass({ variant: 'ghost-photo' })}>
            {m.home_hero_measure()}
          </a>
        </div>
      </div>
      <div className="relative -z-10 mt-2 aspect-[90/101] md:absolute md:inset-y-0 md:max-lg:-right-35 lg:right-[max(0px,(100%-1760px)/2)] md:mt-0 md:aspect-[1920/969]">
        <HeroPicture alt={m.home_hero_alt()} className="size-full object-cover" />
        <div aria-hidden className={`absolute inset-0 bg-linear-to-b ${night} via-30% md:bg-linear-to-r md:via-45%`} />
        <div
          aria-hidden
          className="absolute inset-0 hidden bg-linear-to-l from-hero-night to-hero-night/0 to-12% min-[1800px]:block"
        />
      </div>
    </section>
  )
}
