import { cx } from '../cx.ts'

const tracks = {
  full: ['M0 14C300 74 760 84 1200 8', 'M0 26C310 90 780 98 1200 20'],
  stops: ['M0 14C190 52 420 78 640 79', 'M0 26C180 66 400 92 596 94'],
}

/** The two edges of a blade on ice, drawn once from left to right. `stops`: it ends in the middle of the page. */
export const TwinTrack = ({ variant = 'full', className }: { variant?: keyof typeof tracks; className?: string }) => (
  <svg
    viewBox="0 0 1200 104"
    preserveAspectRatio="none"
    fill="none"
    strokeLinecap="round"
    aria-hidden
    className={cx('twin-track block h-16 w-full stroke-current', className)}
  >
    {tracks[variant].map((path) => (
      <path key={path} d={path} strokeWidth="1.6" vectorEffect="non-scaling-stroke" />
    ))}
  </svg>
)
