import { Star } from 'lucide-react'

const five = [1, 2, 3, 4, 5]

/** Stars out of five, with partly filled ones. The label is for screen readers. */
export function Stars({ value, label, px = 18 }: { value: number; label: string; px?: number }) {
  return (
    <span role="img" aria-label={label} className="relative inline-flex shrink-0 gap-0.5 align-[-0.2em]">
      {five.map((star) => (
        <span key={star} className="relative" style={{ width: px, height: px }}>
          <Star aria-hidden size={px} strokeWidth={1.6} className="absolute inset-0 text-line-strong" />
          <span
            className="absolute inset-y-0 left-0 overflow-hidden"
            style={{ width: `${Math.min(1, Math.max(0, value - star + 1)) * 100}%` }}
          >
            <Star aria-hidden size={px} strokeWidth={1.6} className="max-w-none fill-current text-brass" />
          </span>
        </span>
      ))}
    </span>
  )
}
