import { Link } from 'react-router'
import { m } from '#words/messages.js'

/** The name with the edge of a blade under it. */
export const Logo = ({ name, className = '' }: { name: string; className?: string }) => (
  <Link
    to="/"
    aria-label={`${name}, ${m.layout_crumb_home()}`}
    className={`relative inline-block pb-2 text-[1.5rem] leading-none font-[760] tracking-[-.055em] [font-stretch:125%] md:text-[1.75rem] ${className}`}
  >
    {name.toLowerCase()}
    <svg
      aria-hidden
      viewBox="0 0 100 14"
      preserveAspectRatio="none"
      fill="none"
      className="absolute inset-x-0 -bottom-0.5 h-2.5 w-full stroke-current"
    >
      <path d="M1 3C28 10 66 10 99 1.500" strokeWidth="1.6" vectorEffect="non-scaling-stroke" />
      <path d="M4 8C30 14 68 13.500 96 6" strokeWidth="1.1" vectorEffect="non-scaling-stroke" />
    </svg>
  </Link>
)
