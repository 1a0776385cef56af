import { preload } from 'react-dom'
import { darkName, darkScreen, isCutout } from './cutout.ts'
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

const sourceSet = (file: string, widths: readonly number[], type: string) =>
  widths.map((width) => `/media/${file}-${width}.${type} ${width}w`).join(', ')

const darkSet = (file: string, widths: readonly number[]) =>
  widths.map((width) => `/media/${darkName(file, width)}.avif ${width}w`).join(', ')

const otherwise = `not ${darkScreen}`

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
    preloadOne(
      `/media/${file}-${widths[0]}.avif`,
      sourceSet(file, avifWidths, 'avif'),
      sizes,
      hasDark ? otherwise : undefined,
    )
    if (hasDark) preloadOne(`/media/${darkName(file, widths[0]!)}.avif`, darkSet(file, avifWidths), sizes, darkScreen)
  }
  const widest = Math.max(...widths)
  return (
    <picture className="contents">
      {hasDark && (
        <source
          className="hidden"
          media={darkScreen}
          type="image/avif"
          srcSet={darkSet(file, avifWidths)}
          sizes={sizes}
        />
      )}
      <source className="hidden" type="image/avif" srcSet={sourceSet(file, avifWidths, 'avif')} sizes={sizes} />
      <img
        src={`/media/${file}-${widest}.webp`}
        srcSet={sourceSet(file, widths, 'webp')}
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

const preloadOne = (href: string, imageSrcSet: string, imageSizes: string, media?: string) =>
  preload(href, { as: 'image', type: 'image/avif', imageSrcSet, imageSizes, media, fetchPriority: 'high' })
