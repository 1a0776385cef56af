import { preload } from 'react-dom'
import { darkEnding, darkScreen, isCutout } from './cutout.ts'
import { cx } from './cx.ts'

type Props = {
  /** base name below /media, without width and ending */
  file: string
  alt: string
  sizes: string
  widths?: readonly number[]
  /** a further width, stored as AVIF only */
  zoomWidth?: number
  /** height divided by width */
  ratio?: number
  priority?: boolean
  className?: string
}

const sourceSet = (file: string, widths: readonly number[], ending: string) =>
  widths.map((width) => `/media/${file}-${width}${ending} ${width}w`).join(', ')

/** The largest picture of a page (LCP) is `priority`; every other one waits until it is near the screen. */
export function Picture({
  file,
  alt,
  sizes,
  widths = [160, 400, 800, 1000],
  zoomWidth,
  ratio = 1,
  priority = false,
  className,
}: Props) {
  const avifWidths = zoomWidth ? [...widths, zoomWidth] : widths
  const hasDark = isCutout(file)
  // React preloads a picture with priority by itself, but not within <picture>.
  if (priority && import.meta.env.SSR) {
    const preloadOne = (ending: string, media?: string) =>
      preload(`/media/${file}-${widths[0]}${ending}`, {
        as: 'image',
        type: 'image/avif',
        imageSrcSet: sourceSet(file, avifWidths, ending),
        imageSizes: sizes,
        media,
        fetchPriority: 'high',
      })
    preloadOne('.avif', hasDark ? `not ${darkScreen}` : undefined)
    if (hasDark) preloadOne(darkEnding, darkScreen)
  }
  const widest = Math.max(...widths)
  return (
    <picture className="contents">
      {hasDark && (
        <source
          className="hidden"
          media={darkScreen}
          type="image/avif"
          srcSet={sourceSet(file, avifWidths, darkEnding)}
          sizes={sizes}
        />
      )}
      <source className="hidden" type="image/avif" srcSet={sourceSet(file, avifWidths, '.avif')} sizes={sizes} />
      <img
        src={`/media/${file}-${widest}.webp`}
        srcSet={sourceSet(file, widths, '.webp')}
        sizes={sizes}
        alt={alt}
        width={widest}
        height={Math.round(widest * ratio)}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        className={cx(hasDark ? 'cutout-ground' : 'ground', className)}
      />
    </picture>
  )
}
