type Props = { name: string; widths: readonly number[]; alt: string; sizes: string; className?: string }

const sourceSet = (name: string, widths: readonly number[], ending: string) =>
  widths.map((width) => `/pictures/${name}-${width}.${ending} ${width}w`).join(', ')

/** A square picture of the shop's own (public/pictures), not of a product. */
export function SitePicture({ name, widths, alt, sizes, className }: Props) {
  const widest = Math.max(...widths)
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={sourceSet(name, widths, 'avif')} sizes={sizes} />
      <img
        src={`/pictures/${name}-${widest}.webp`}
        srcSet={sourceSet(name, widths, 'webp')}
        sizes={sizes}
        alt={alt}
        width={widest}
        height={widest}
        loading="lazy"
        decoding="async"
        className={className}
      />
    </picture>
  )
}
