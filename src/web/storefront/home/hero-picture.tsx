type Crop = { name: string; widths: readonly number[]; media: string; sizes: string }

/** Wide from 720 px on, where the words stand beside it; below that a crop of its own under the words. */
const phone: Crop = { name: 'hero-phone', widths: [480, 900], media: '(max-width: 719.98px)', sizes: '100vw' }
const wide: Crop = { name: 'hero', widths: [960, 1440, 1920], media: '(min-width: 720px)', sizes: '1350px' }

const sourceSet = ({ name, widths }: Crop, ending: string) =>
  widths.map((width) => `/pictures/${name}-${width}.${ending} ${width}w`).join(', ')

/** The largest picture of the home page starts to load with the first bytes of the page. */
export const heroPreloads = [phone, wide].map((crop) => ({
  rel: 'preload' as const,
  as: 'image' as const,
  type: 'image/avif',
  imageSrcSet: sourceSet(crop, 'avif'),
  imageSizes: crop.sizes,
  media: crop.media,
  fetchPriority: 'high' as const,
}))

export const HeroPicture = ({ alt, className }: { alt: string; className?: string }) => (
  <picture className="contents">
    <source
      media={phone.media}
      type="image/avif"
      srcSet={sourceSet(phone, 'avif')}
      sizes={phone.sizes}
      width="900"
      height="1011"
    />
    <source
      media={phone.media}
      type="image/webp"
      srcSet={sourceSet(phone, 'webp')}
      sizes={phone.sizes}
      width="900"
      height="1011"
    />
    <source type="image/avif" srcSet={sourceSet(wide, 'avif')} sizes={wide.sizes} />
    <img
      src="/pictures/hero-1440.webp"
      srcSet={sourceSet(wide, 'webp')}
      sizes={wide.sizes}
      alt={alt}
      width="1920"
      height="969"
      fetchPriority="high"
      className={className}
    />
  </picture>
)
